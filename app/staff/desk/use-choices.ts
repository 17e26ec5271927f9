import { useCallback } from "react";
import { useLoaded } from "#app/staff/use-loaded.ts";
import type { DeskChoices, DeskPage } from "#contract/answers/desk.ts";
import { deskApi } from "./desk-api.ts";

const none: DeskChoices = { owners: [], former_owners: [], sources: [], categories: [] };

/** What leads can be given to and filtered by, asked again with each list; without it the desk works, with less to choose. */
export function useChoices(page: DeskPage) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another list there may be more to choose
  const load = useCallback(() => deskApi.choices(), [page]);
  const {
    value = none,
    failure,
    reload,
  } = useLoaded(load, "The owners, sources and categories could not be loaded.");
  return { choices: value, failure, reload: () => void reload() };
}

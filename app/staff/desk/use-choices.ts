import { useEffect, useRef } from "react";
import { useLoaded } from "#app/staff/use-loaded.ts";
import type { DeskChoices, DeskPage } from "#contract/desk.ts";
import { deskApi } from "./desk-api.ts";

const none: DeskChoices = { owners: [], sources: [], categories: [] };

/** What leads can be given to and filtered by, asked again with each list; without it the desk works, with less to choose. */
export function useChoices(page: DeskPage) {
  const {
    value = none,
    failure,
    reload,
  } = useLoaded(deskApi.choices, "The owners, sources and categories could not be loaded.");
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) void reload();
    last.current = page;
  }, [page, reload]);
  return { choices: value, failure, reload: () => void reload() };
}

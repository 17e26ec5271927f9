import { useEffect, useState } from "react";
import type { DeskChoices } from "#contract/desk.ts";
import { deskApi } from "./desk-api.ts";

const none: DeskChoices = { owners: [], sources: [], categories: [] };

/** What leads can be given to and filtered by, asked once; without it the desk works, with less to choose. */
export function useChoices(): DeskChoices {
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    deskApi.choices().then(setChoices, () => undefined);
  }, []);
  return choices;
}

import { useState } from "react";
import { browserStore } from "#app/ui/browser-store.ts";
import { type ColumnName, columnNames } from "./columns.tsx";

const storedName = "desk-columns";
const usual: readonly ColumnName[] = ["wants", "stage", "reply", "next", "owner", "age"];

/** The columns that this browser's person has chosen. */
export function useChosenColumns() {
  const [chosen, setChosen] = useState(stored);
  function toggle(name: ColumnName) {
    const without = chosen.filter((one) => one !== name);
    const next = without.length < chosen.length ? without : [...chosen, name];
    setChosen(next);
    browserStore.write(storedName, next.join(","));
  }
  return { chosen, toggle };
}

function stored(): readonly ColumnName[] {
  const names = browserStore.read(storedName)?.split(",");
  return names?.filter((name): name is ColumnName => name in columnNames) ?? usual;
}

import { useState } from "react";
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
    try {
      localStorage.setItem(storedName, next.join(","));
    } catch {
      // Where storage is forbidden, it lives as long as the page.
    }
  }
  return { chosen, toggle };
}

function stored(): readonly ColumnName[] {
  try {
    const names = localStorage.getItem(storedName)?.split(",");
    return names
      ? names.filter((name) => name in columnNames).map((name) => name as ColumnName)
      : usual;
  } catch {
    return usual;
  }
}

import * as v from "valibot";
import { openStages, type Stage, stages } from "#contract/desk.ts";
import { type DeskQuery, deskOrders, deskQuery } from "#contract/desk-query.ts";
import { pageSizes } from "#contract/lead-list.ts";

type Name = keyof DeskQuery;

/** What part of the inbox the page's address asks for, in the address's own words; what is missing is as usual. */
export type DeskAddress = Partial<Record<Name, string>>;

const usual: DeskAddress = {
  sort: deskOrders[0],
  size: String(pageSizes[0]),
  late: "no",
  overdue: "no",
  trash: "no",
};

/** What narrows the inbox beside the stage and the search. */
const filterNames: readonly Name[] = [
  "kind",
  "office",
  "owner",
  "category",
  "source",
  "from",
  "to",
  "late",
  "overdue",
];
export const noFilters: DeskAddress = Object.fromEntries(filterNames.map((name) => [name, ""]));

/** Every stage but spam, as an address names it: the desk begins with what is open. */
export const anyStage = stages.filter((stage) => stage !== "spam").join(",");
const openStage = openStages.join(",");

/** What makes no sense in an address counts as not given. */
export function deskAddress(search: URLSearchParams): DeskAddress {
  const given = Object.entries(deskQuery.entries).flatMap(([name, schema]) => {
    const text = search.get(name) ?? "";
    return text !== "" && text !== usual[name as Name] && v.is(schema, text) ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}

/** The same with a change, as what stands in an address after "?"; another filter begins at the first page. */
export function deskSearch(address: DeskAddress, change: DeskAddress): string {
  const changed = { ...address, cursor: "", ...change };
  const given = Object.entries(changed).filter(
    ([name, text]) => text !== "" && text !== usual[name as Name],
  );
  return String(new URLSearchParams(given));
}

/** What the API is asked with: the desk begins with what is open, and a day is the reader's own. */
export function deskParameters(address: DeskAddress): string {
  const { from, to, ...rest } = address;
  const stage = address.stage ?? (address.trash === "yes" ? "" : openStage);
  const asked = {
    ...rest,
    stage,
    from: from ? startOfDay(from) : "",
    to: to ? startOfDay(to, 1) : "",
  };
  return String(new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== "")));
}

/** The filter alone, without order and place: what a view keeps, and what a change of all of it is sent with. */
export function filterOf({ sort: _sort, size: _size, cursor: _cursor, ...filter }: DeskAddress) {
  return filter satisfies DeskAddress;
}

/** How many things narrow the inbox beside the stage. */
export function narrowedBy(address: DeskAddress): number {
  return [...filterNames, "q" as const].filter((name) => address[name]).length;
}

/** The address's stage tab; undefined where it names another selection of stages. */
export type Tab = "open" | "all" | "trash" | Stage;
export function tabOf({ stage, trash }: DeskAddress): Tab | undefined {
  if (trash === "yes") return "trash";
  if (!stage || stage === openStage) return "open";
  return stage === anyStage ? "all" : stages.find((one) => one === stage);
}

/** Where a tab leads; filters stay. */
export function tabChange(tab: Tab): DeskAddress {
  if (tab === "trash") return { trash: "yes", stage: "" };
  const stage = { open: "", all: anyStage }[tab as string] ?? tab;
  return { trash: "no", stage };
}

/** The beginning of a day on the reader's own clock, as an instant; `later` days on. */
function startOfDay(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split("-").map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

import type { ReactNode } from "react";
import type { MenuCounts as Numbers } from "#contract/answers/figures.ts";
import { countMax } from "#contract/desk.ts";
import { dataOf } from "./call.ts";
import { numberText } from "./count-words.ts";

/** What stands beside a section's name, by its id: in words, and ready to show. */
export type MenuCounts = Partial<Record<string, Count | undefined>>;
type Count = { words: string; shown: ReactNode };

const changed = "countschanged";

/** Said by who hears that the menu's numbers may be others by now. */
export function tellCountsChanged(): void {
  dispatchEvent(new Event(changed));
}

/** Shows the numbers, and again when they may have changed, until the signal ends it. Undefined: they can not be had. */
export function watchCounts(show: (counts?: MenuCounts) => void, signal: AbortSignal): void {
  let latest = 0;
  function read() {
    latest += 1;
    const asked = latest;
    const take = (counts?: MenuCounts) => {
      if (asked === latest && !signal.aborted) show(counts);
    };
    readCounts().then(take, () => take());
  }
  read();
  addEventListener(changed, read, { signal });
}

async function readCounts(): Promise<MenuCounts> {
  const { new: fresh, all } = await dataOf<Numbers>("GET", "/desk-figures/menu");
  return {
    contact: newCount(fresh.contact),
    enquiry: newCount(fresh.enquiry),
    subscriber: count(all.subscriber),
    blog: count(all.blog),
  };
}

/** Nothing where nothing is new. */
function newCount(number: number): Count | undefined {
  if (number === 0) return undefined;
  const text = numberText(number) + (number < countMax ? "" : "+");
  return {
    words: `${text} new`,
    shown: (
      <span className="aside-nav__count aside-nav__count--new">
        {text}
        <span className="vh"> new</span>
      </span>
    ),
  };
}

function count(number: number): Count {
  const words = numberText(number);
  return { words, shown: <span className="aside-nav__count">{words}</span> };
}

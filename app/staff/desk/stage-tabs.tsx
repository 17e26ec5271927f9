import { Link } from "react-router";
import type { DeskCounts } from "#contract/answers/desk.ts";
import { stages } from "#contract/desk.ts";
import { narrowedBy, type Tab, tabChange, tabOf } from "./address.ts";
import { useDeskAddress } from "./use-desk-address.ts";
import { countText, stageNames } from "./words.ts";

const tabs: readonly Tab[] = ["open", ...stages, "all", "trash"];
const otherNames: Partial<Record<Tab, string>> = { open: "Open", all: "All", trash: "Trash" };

/** Where leads stand, with how many there are. */
export function StageTabs({ counts }: { counts: DeskCounts }) {
  const { address, pathTo } = useDeskAddress();
  const current = tabOf(address);
  return (
    <nav className="desk-tabs" aria-label="Stages" data-narrowed={narrowedBy(address) > 0}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          ref={tab === current ? inView : undefined}
          to={pathTo(tabChange(tab))}
          aria-current={tab === current ? "page" : undefined}
        >
          {nameOf(tab)} <span>{countIn(counts, tab)}</span>
        </Link>
      ))}
    </nav>
  );
}

/** By the strip alone: the page stays where it is. */
function inView(link: HTMLAnchorElement | null) {
  const strip = link?.parentElement;
  if (!strip) return;
  const { left, right } = link.getBoundingClientRect();
  const seen = strip.getBoundingClientRect();
  strip.scrollLeft += Math.max(0, right - seen.right) + Math.min(0, left - seen.left);
}

function nameOf(tab: Tab): string {
  return otherNames[tab] ?? stageNames[tab as keyof typeof stageNames];
}

function countIn(counts: DeskCounts, tab: Tab): string {
  if (tab === "open" || tab === "trash") return countText(counts[tab]);
  if (tab !== "all") return countText(counts.stages[tab]);
  const every = stages.filter((stage) => stage !== "spam");
  return countText(every.reduce((sum, stage) => sum + counts.stages[stage], 0));
}

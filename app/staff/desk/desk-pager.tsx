import { PagerStep } from "#app/staff/pager-step.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DeskPage } from "#contract/answers/desk.ts";
import { pageSizes } from "#contract/lead-list.ts";
import { useDeskAddress } from "./use-desk-address.ts";
import { countText } from "./words.ts";

/** How much there is, and the ways on. */
export function DeskPager({ page }: { page: DeskPage }) {
  const { coming, go } = useDeskAddress();
  const { total, is_more: isMore, next, previous } = page;
  const wayTo = (cursor: string | null) => (cursor === null ? undefined : () => go({ cursor }));
  return (
    <div className="tfoot">
      <p role="status">
        {countText(total, isMore)} {total === 1 ? "lead" : "leads"}
      </p>
      <label className="pick">
        <span>Rows</span>
        <select
          value={coming.size ?? pageSizes[0]}
          onChange={({ target }) => go({ size: target.value })}
        >
          {pageSizes.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <nav className="tfoot__ways" aria-label="Pages">
        <PagerStep name="Prev" onGo={wayTo(previous)} />
        <PagerStep name="Next" onGo={wayTo(next)} />
      </nav>
    </div>
  );
}

import { numberText } from "#app/staff/count-words.ts";
import { PagerStep } from "#app/staff/pager-step.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadPage, Listed } from "#contract/answers/leads.ts";
import { isCountedTo, pageSizes } from "#contract/lead-list.ts";
import type { LeadKind } from "./lead-kind.ts";
import { useListAddress } from "./use-list-address.ts";

type Props<Lead extends Listed> = { kind: LeadKind<Lead>; page: LeadPage<Lead> };

/** Where in the list one is, and the ways on. */
export function Pager<Lead extends Listed>({ kind, page: shown }: Props<Lead>) {
  const { page, size, total, is_more: isMore } = shown;
  const { go } = useListAddress(kind);
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);

  return (
    <div className="tfoot">
      <p role="status">
        {numberText(first)} to {numberText(last)} of {numberText(total)}
        {isMore && " or more"}
      </p>
      <label className="pick">
        <span>Rows</span>
        <select value={size} onChange={({ target }) => go({ size: Number(target.value) })}>
          {pageSizes.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </label>
      <Ways kind={kind} page={shown} />
    </div>
  );
}

/** From this many pages on, the ends are out of reach of a few presses. */
const pagesWithEnds = 4;

function Ways<Lead extends Listed>({ kind, page: shown }: Props<Lead>) {
  const { page, size, total } = shown;
  const { go } = useListAddress(kind);
  const pageCount = Math.ceil(total / size);
  const hasEnds = pageCount >= pagesWithEnds;
  const onGo = (to: number) =>
    to >= 1 && to <= pageCount && to !== page ? () => go(wayTo(to, shown)) : undefined;
  return (
    <nav className="tfoot__ways" aria-label="Pages">
      {hasEnds && <PagerStep name="First" onGo={onGo(1)} />}
      <PagerStep name="Prev" onGo={onGo(page - 1)} />
      <PagerStep name="Next" onGo={onGo(page + 1)} />
      {hasEnds && <PagerStep name="Last" onGo={onGo(pageCount)} />}
    </nav>
  );
}

/** Near the list's ends a page is found by its number; far in, by the row beside it. */
function wayTo<Lead>(to: number, { page, size, total, next, previous }: LeadPage<Lead>) {
  if (isCountedTo({ page: to, size }, total)) return { page: to };
  if (to > page) return { page: to, after: next ?? "" };
  return { page: to, before: previous ?? "" };
}

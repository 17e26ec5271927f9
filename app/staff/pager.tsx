import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type LeadPage, pageSizes } from "#contract/lead-list.ts";
import type { Listed } from "#contract/leads.ts";
import type { LeadKind } from "./lead-kind.ts";
import { useListAddress } from "./use-list-address.ts";

type Props<Lead extends Listed> = { kind: LeadKind<Lead>; page: LeadPage<Lead> };

/** Where in the list one is, and the ways on. */
export function Pager<Lead extends Listed>({ kind, page: shown }: Props<Lead>) {
  const { page, size, total } = shown;
  const { go } = useListAddress(kind);
  const pageCount = Math.ceil(total / size);
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);

  return (
    <div className="tfoot">
      <p role="status">
        {number(first)} to {number(last)} of {number(total)}
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
      <nav className="tfoot__ways" aria-label="Pages">
        <Step name="Prev" to={page - 1} isThere={page > 1} onGo={(to) => go({ page: to })} />
        <Step
          name="Next"
          to={page + 1}
          isThere={page < pageCount}
          onGo={(to) => go({ page: to })}
        />
      </nav>
    </div>
  );
}

type StepProps = { name: string; to: number; isThere: boolean; onGo: (page: number) => void };

/** At the end it stays focusable, so that the focus is not lost with the last press. */
function Step({ name, to, isThere, onGo }: StepProps) {
  return (
    <Button
      variant="line"
      size="sm"
      aria-disabled={!isThere}
      onClick={() => {
        if (isThere) onGo(to);
      }}
    >
      {name}
    </Button>
  );
}

function number(count: number): string {
  return count.toLocaleString("en");
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { page: number; pages: number; pathOf: (page: number) => string };

/** Prev and Next, disabled at the ends; where it stands is said of several pages only. Source: SPEC.md §2.9. */
export function Pager({ page, pages, pathOf }: Props) {
  return (
    <nav className="pager" aria-label="Pages">
      <Step to={page > 1 ? pathOf(page - 1) : undefined} rel="prev">
        <Icon name="arrow-left" />
        Prev
      </Step>
      {pages > 1 && (
        <p className="num">
          Page {page} of {pages}
        </p>
      )}
      <Step to={page < pages ? pathOf(page + 1) : undefined} rel="next">
        Next
        <Icon name="arrow-right" />
      </Step>
    </nav>
  );
}

type StepProps = { to: string | undefined; rel: "prev" | "next"; children: ReactNode };

function Step({ to, rel, children }: StepProps) {
  const className = buttonClass({ variant: "line", size: "sm" });
  if (to === undefined) {
    return (
      <button className={className} type="button" disabled>
        {children}
      </button>
    );
  }
  return (
    <Link className={className} to={to} rel={rel}>
      {children}
    </Link>
  );
}

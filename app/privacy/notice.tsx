import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";

/** What has been done, and the way home. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sent" role="status">
      <Icon name="circle-check" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children && <p>{children}</p>}
        <Link className="more" to="/">
          Go To Home Page
        </Link>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";

/** The bar over every staff page; `logo` comes from the page, because the frame of the public site owns it. */
export function StaffHeader({ logo, children }: { logo: ReactNode; children?: ReactNode }) {
  return (
    <header className="abar">
      {logo}
      <span className="abar__tag">Admin</span>
      {children}
    </header>
  );
}

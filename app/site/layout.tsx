import { Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { EnquiryDialog } from "#app/leads/enquiry-dialog.tsx";
import { sendKeptLeads } from "#app/leads/send-kept-leads.ts";
import { Nearby, nearby, soon } from "#app/ui/nearby.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Header } from "./header.tsx";
import { menuId } from "./menu-id.ts";
import { usePageAtPlace, usePageFocus } from "./use-page-focus.ts";

const Footer = soon("foot", async () => (await import("./footer.tsx")).Footer);

const SideBar = soon("side", async () => (await import("./side-bar.tsx")).SideBar);

const Menu = nearby(menuId, async () => (await import("./menu.tsx")).Menu);

// Once and for all: the frame is drawn anew while they may not have come yet.
const footer = (
  <Nearby id="foot">
    <Footer />
  </Nearby>
);
const sideBar = (
  <Nearby id="side">
    <SideBar />
  </Nearby>
);
const menu = (
  <Suspense>
    <Menu />
  </Suspense>
);

/** The frame around every public page. */
export default function SiteLayout() {
  useEffect(sendKeptLeads, []);
  usePageFocus();
  usePageAtPlace();
  return (
    <EnquiryDialog>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
      {sideBar}
      {menu}
    </EnquiryDialog>
  );
}

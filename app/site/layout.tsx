import { useEffect } from "react";
import { Outlet } from "react-router";
import { EnquiryDialog } from "#app/leads/enquiry-dialog.tsx";
import { keepSending } from "#app/leads/send-lead.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";

/** The frame around every public page. */
export default function SiteLayout() {
  useEffect(keepSending, []);
  return (
    <EnquiryDialog>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Menu />
    </EnquiryDialog>
  );
}

import { useEffect } from "react";
import { Outlet } from "react-router";
import { EnquiryDialog } from "#app/leads/enquiry-dialog.tsx";
import { NewsletterPopup } from "#app/leads/newsletter-popup.tsx";
import { keepSending } from "#app/leads/send-lead.ts";
import { useNewsletter } from "#app/leads/use-newsletter.ts";
import { registerOfflinePage } from "#app/offline/register.ts";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { Header } from "./header.tsx";
import { Menu } from "./menu.tsx";
import { SideBar } from "./side-bar.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

const Footer = nearby("foot", async () => (await import("./footer.tsx")).Footer);

/** The frame around every public page. */
export default function SiteLayout() {
  useEffect(keepSending, []);
  useEffect(registerOfflinePage, []);
  const newsletter = useNewsletter();
  return (
    <EnquiryDialog>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <WaitingNotice />
        <Outlet />
      </main>
      <Nearby id="foot">
        <Footer />
      </Nearby>
      <SideBar openNewsletter={newsletter.open} />
      <NewsletterPopup {...newsletter} />
      <Menu />
    </EnquiryDialog>
  );
}

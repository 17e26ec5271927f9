import type { MouseEvent } from "react";
import { Link } from "react-router";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { NewsletterPopup } from "#app/leads/newsletter-popup.tsx";
import { useNewsletter } from "#app/leads/use-newsletter.ts";
import { Icon } from "#app/ui/icon.tsx";
import { opensElsewhere } from "#app/ui/opens-elsewhere.ts";
import { ownZone } from "#app/ui/own-zone.ts";
import { brand } from "#content/brand.ts";
import { newsletterPath } from "#contract/counted-forms.ts";
import { officeInZone } from "#contract/office-in-zone.ts";
import { ToTop } from "./to-top.tsx";

/** What stands on the page's right edge, and on phones along its lower one, with the newsletter. Source: SPEC.md §2.5. */
export function SideBar() {
  const newsletter = useNewsletter();

  function open(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    newsletter.open().catch(() => location.assign(newsletterPath));
  }

  const [{ tel }] = brand.offices;
  return (
    <>
      <aside className="aside" aria-label="Shortcuts">
        <div className="rail">
          <EnquiryLink title="Enquire">
            <Icon name="file-pen" />
            <span>Enquire</span>
          </EnquiryLink>
          <Link to={newsletterPath} title="Newsletter" onClick={open} discover="none">
            <Icon name="mail" />
            <span aria-hidden="true">News</span>
            <span className="vh">Newsletter</span>
          </Link>
          <a href={`tel:${tel}`} title="Call us" onClick={callNear}>
            <Icon name="phone" />
            <span aria-hidden="true">Call</span>
            <span className="vh">Call us</span>
          </a>
        </div>
        <a
          className="chat"
          href={brand.chat}
          target="_blank"
          rel="noreferrer"
          aria-label="Chat with us on WhatsApp"
        >
          <Icon name="message-circle" />
        </a>
        <ToTop />
      </aside>
      <NewsletterPopup {...newsletter} />
    </>
  );
}

/**
 * As served the first office's number; whoever presses it in the other's zone calls that one: a call abroad is dear, and rings
 * there at night. Not before the press, for to ask a browser for its zone makes it load its tables of them.
 */
function callNear({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const office = officeInZone(brand.offices, ownZone());
  if (office) currentTarget.href = `tel:${office.tel}`;
}

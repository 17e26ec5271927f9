import { type MouseEvent, useEffect, useState } from "react";
import { Link } from "react-router";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { NewsletterPopup } from "#app/leads/newsletter-popup.tsx";
import { useNewsletter } from "#app/leads/use-newsletter.ts";
import { Icon } from "#app/ui/icon.tsx";
import { opensElsewhere } from "#app/ui/opens-elsewhere.ts";
import { ownZone } from "#app/ui/own-zone.ts";
import { brand } from "#content/brand.ts";
import { officeInZone } from "#contract/office-in-zone.ts";
import { ToTop } from "./to-top.tsx";

/** The popup's form as a page, also without JavaScript. */
const newsletterPath = "/newsletter";

/** What stands on the page's right edge, and on phones along its lower one, with the newsletter. Source: SPEC.md §2.5. */
export function SideBar() {
  const newsletter = useNewsletter();

  function open(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    newsletter.open().catch(() => location.assign(newsletterPath));
  }

  const tel = useNearTel();
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
          <a href={`tel:${tel}`} title="Call us">
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

/** As served the first office's; of who is in the other's zone, that one's: a call abroad is dear, and rings there at night. */
function useNearTel(): string {
  const [tel, setTel] = useState<string>(brand.offices[0].tel);
  useEffect(() => {
    const office = officeInZone(brand.offices, ownZone());
    if (office) setTel(office.tel);
  }, []);
  return tel;
}

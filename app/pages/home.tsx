import { useEffect } from "react";
import { Link, type LinksFunction } from "react-router";
import { Hero } from "#app/home/hero.tsx";
import { Strip } from "#app/home/strip.tsx";
import { checkForBotWhenIdle } from "#app/leads/bot-check.ts";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { formSoon } from "#app/leads/form-soon.tsx";
import { organizationData, pageMeta, webSiteData } from "#app/seo.ts";
import { Below } from "#app/site/below.tsx";
import styles from "#app/styles/pages/home.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { home } from "#content/home.ts";

const Form = formSoon(
  "hero",
  async () => (await import("#app/leads/quick-contact-form.tsx")).QuickContactForm,
);
const Further = nearby("further", async () => (await import("#app/home/further.tsx")).Further);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  const { title, description } = home;
  return pageMeta({
    title,
    description,
    path: "/",
    image: "home",
    data: [organizationData(), webSiteData()],
  });
}

export default function HomePage() {
  useEffect(checkForBotWhenIdle, []);
  return (
    <>
      <Hero
        actions={
          <>
            <EnquiryLink className={buttonClass()}>Enquire Now</EnquiryLink>
            <Link className="more" to="/services">
              {home.hero.more}
              <Icon name="arrow-right" />
            </Link>
          </>
        }
        form={<Form place="hero" />}
      />
      <Strip
        action={
          <Link className={buttonClass({ variant: "line" })} to="/services">
            {home.strip.all}
          </Link>
        }
      />
      <Below>
        <Nearby id="further" className="below">
          <Further EnquiryLink={EnquiryLink} />
        </Nearby>
      </Below>
    </>
  );
}

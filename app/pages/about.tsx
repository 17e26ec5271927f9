import { Link, type LinksFunction } from "react-router";
import { PictureOfWork } from "#app/home/picture-of-work.tsx";
import { whyId } from "#app/home/why-id.ts";
import { EnquiryLink } from "#app/leads/enquiry-link.tsx";
import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { Below } from "#app/site/below.tsx";
import { PageHead } from "#app/site/page-head.tsx";
import styles from "#app/styles/pages/home.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Nearby, nearby } from "#app/ui/nearby.tsx";
import { about } from "#content/about.ts";
import { site } from "#content/site.ts";

const path = "/about";

const Further = nearby(
  "further",
  async () => (await import("#app/home/about-further.tsx")).AboutFurther,
);

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function meta() {
  const way = [site.home, { name: about.heading, path }];
  return pageMeta({ ...about.seo, path, image: "about", data: [breadcrumbData(way)] });
}

/** Source: SPEC.md §2.6, "The home or about content has". */
export default function AboutPage() {
  return (
    <>
      <PageHead title={about.heading} lead={about.lead} isBanded />
      <Welcome />
      <Below>
        <Nearby id="further" className="below">
          <Further EnquiryLink={EnquiryLink} />
        </Nearby>
      </Below>
    </>
  );
}

function Welcome() {
  const { heading, paragraphs, why } = about.welcome;
  return (
    <section className="sec sec--tint">
      <div className="wrap about">
        <PictureOfWork />
        <div className="about__say">
          <h2 className="h2">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="mission">{about.mission}</p>
          <div className="actions">
            <EnquiryLink className={buttonClass()}>Enquire Now</EnquiryLink>
            <Link className="more" to={`${path}#${whyId}`}>
              {why}
              <Icon name="arrow-down" />
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

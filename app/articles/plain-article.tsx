import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { PlainArticle as Article } from "#content/article.ts";
import { dayText } from "#contract/day-text.ts";
import { Section } from "./section.tsx";

/** Prose under a page head, with the way home at its end. Source: SPEC.md §2.1. */
export function PlainArticle({ changedOn, sections }: Pick<Article, "changedOn" | "sections">) {
  return (
    <div className="wrap article article--plain">
      <div className="article__body">
        <p className="byline">
          <span>
            Last changed <time dateTime={changedOn}>{dayText(changedOn)}</time>
          </span>
        </p>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <p>
          <Link className="more" to="/">
            Go To Home Page
            <Icon name="arrow-right" />
          </Link>
        </p>
      </div>
    </div>
  );
}

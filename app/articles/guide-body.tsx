import { Words } from "#app/ui/words.tsx";
import { Contents } from "./contents.tsx";
import { FurtherLinks } from "./further-links.tsx";
import { Passages } from "./passages.tsx";
import { Section } from "./section.tsx";
import type { ShownGuide } from "./shown-guide.ts";
import { Sources } from "./sources.tsx";

/** The guide under its head. Source: SPEC.md §2.9. */
export function GuideBody({ of: guide }: { of: ShownGuide }) {
  const { path, intro, opening, sections, questions, glossary, sources } = guide;
  return (
    <div className="article__body">
      <p className="intro">{intro}</p>
      <Passages of={opening} />
      <Contents path={path} of={[...sections, questions, glossary, sources]} />
      <Way {...guide.way} />
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <Questions {...questions} />
      <Glossary {...glossary} />
      <Sources {...sources} />
    </div>
  );
}

/** The stages as stops on one line, without a time to any of them. */
function Way({ heading, stops, note, links }: ShownGuide["way"]) {
  return (
    <section aria-labelledby="way-title">
      <h2 id="way-title">{heading}</h2>
      <ol className="stops">
        {stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
      <p>{note}</p>
      <FurtherLinks of={links} />
    </section>
  );
}

function Questions({ id, heading, items }: ShownGuide["questions"]) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {items.map(({ question, answer }) => (
        <div className="asked" key={question}>
          <h3>
            <Words text={question} />
          </h3>
          <p>
            <Words text={answer} />
          </p>
        </div>
      ))}
      <FurtherLinks of={[{ name: "Quick links", url: "/quick-link" }]} />
    </section>
  );
}

function Glossary({ id, heading, words }: ShownGuide["glossary"]) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <dl className="words">
        {words.map(({ word, means }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <Words text={means} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { Words } from "#app/ui/words.tsx";
import type { Card, ServicePage } from "#content/service-page.ts";
import { type Marks, medallionFor } from "./medallions.ts";

type Props = ServicePage["cards"] & { marks: Marks };

/** What we do, or the points of the category; ground and width come with the words. Source: SPEC.md §2.8. */
export function Cards({ heading, intro, items, marks }: Props) {
  const cards = items.map((card, at) => (
    <CardFrame key={card.title} {...card} mark={medallionFor(card.ground, marks, at)} />
  ));
  return (
    <section className="sec sec--tint">
      <div className="wrap">
        <h2 className="h2">{heading}</h2>
        {intro && <p className="pcards__intro">{intro}</p>}
        {marks === "numbers" ? (
          <ol className="pcards pcards--numbered">{cards}</ol>
        ) : (
          <ul className="pcards">{cards}</ul>
        )}
      </div>
    </section>
  );
}

/** `mark` is the card's medallion; a card in a numbered row has its number beside it. */
function CardFrame({ title, text, ground, width, mark }: Card & { mark: string }) {
  const classes = ["pcard", `pcard--${ground}`, width && `pcard--${width}`];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      <img src={mark} alt="" width="80" height="80" loading="lazy" />
      <h3>{title}</h3>
      <p>
        <Words text={text} />
      </p>
    </li>
  );
}

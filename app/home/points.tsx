import rosette from "#app/art/rosette-commit.svg";

type Props = {
  heading: string;
  say: string;
  points: readonly { title: string; text: string }[];
};

/** What we stand for, point by point: the home page's Our Commitment (SPEC.md §2.6), the about page's work. */
export function Points({ heading, say, points }: Props) {
  return (
    <section className="sec sec--points">
      <img className="points__mark" src={rosette} alt="" width="608" height="608" loading="lazy" />
      <div className="wrap points">
        <h2 className="h2">{heading}</h2>
        <div>
          <p className="points__say">{say}</p>
          <dl>
            {points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

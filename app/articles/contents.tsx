type Props = { of: readonly { id: string; heading: string }[] };

/** The parts of an article, by their anchors. */
export function Contents({ of }: Props) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title">In this guide</h2>
      <ol>
        {of.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

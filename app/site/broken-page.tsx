import { brand } from "#content/brand.ts";

/** Stands alone when a page could not be made: no header, no data, only words and ways on. */
export function BrokenPage({ isAway }: { isAway?: boolean }) {
  return (
    <main className="wrap form-page">
      <title>{`Something went wrong | ${brand.name}`}</title>
      <h1>{isAway ? "We are away for a moment" : "Something went wrong on our side"}</h1>
      <p className="lead">
        {isAway
          ? "This page needs our database, which does not answer just now. Please load it again in a minute."
          : "This page could not be shown. Please load it again, or write to us."}
      </p>
      <div className="actions">
        <a className="btn btn--ink" href="/">
          Home
        </a>
        <a className="more" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </div>
    </main>
  );
}

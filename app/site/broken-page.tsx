import { brand } from "#content/brand.ts";

/** Words of the API, when the page may be made later (app/page-data.ts). */
type Props = { passing?: string | false };

/** Stands alone when a page could not be made: no header, no data, only words and ways on. */
export function BrokenPage({ passing }: Props) {
  return (
    <main className="wrap form-page">
      <title>{`Something went wrong | ${brand.name}`}</title>
      <h1>{passing ? "We cannot answer just now" : "Something went wrong on our side"}</h1>
      <p className="lead">
        {passing || "This page could not be shown. Please load it again, or write to us."}
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

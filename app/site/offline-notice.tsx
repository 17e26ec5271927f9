import { brand } from "#content/brand.ts";
import { offline } from "#content/offline.ts";
import { Logo } from "./logo.tsx";

/** A page of its own, with what can be done while there is no connection: try again, or call. A form would be lost in it. */
export function OfflineNotice() {
  const { heading, lead, kept, again, call } = offline;
  return (
    <>
      <title>{`${heading} | ${brand.name}`}</title>
      <header className="head">
        <div className="wrap head__in">
          <Logo />
        </div>
      </header>
      <main className="wrap form-page">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <p>{kept}</p>
        <div className="actions">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for */}
          <a className="btn btn--ink" href="">
            {again}
          </a>
        </div>
        <h2>{call}</h2>
        <ul className="phones">
          {brand.offices.map(({ city, phone, tel }) => (
            <li key={city}>
              {city}: <a href={`tel:${tel}`}>{phone}</a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

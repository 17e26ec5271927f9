import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#content/brand.ts";
import { contact } from "#content/contact.ts";
import { OfficeMap } from "./office-map.tsx";
import { officeMaps } from "./office-maps.ts";

/** Where the offices are, each with a sketch and the way to a real map. */
export function Places() {
  const { heading, note, onMap } = contact.places;
  return (
    <section className="places" aria-labelledby="places-title">
      <div className="wrap">
        <h2 id="places-title">{heading}</h2>
        <p className="fine">{note}</p>
        <div className="places__row">
          {brand.offices.map(({ city, address }) => {
            const drawing = officeMaps[address];
            return (
              <figure key={city}>
                {drawing && <OfficeMap id={`map-${city.toLowerCase()}`} drawing={drawing} />}
                <figcaption>
                  <h3>{city}</h3>
                  {drawing && <p>{drawing.caption}</p>}
                  <a className="more" href={mapAddress(address)} target="_blank" rel="noopener">
                    {onMap}
                    <Icon name="arrow-up-right" />
                    <span className="vh">: {city}, in a new tab</span>
                  </a>
                </figcaption>
              </figure>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

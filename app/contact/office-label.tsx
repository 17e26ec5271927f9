import austin from "#app/art/postmark-austin.svg";
import kochi from "#app/art/postmark-kochi.svg";
import { brand } from "#content/brand.ts";
import { OpenNow } from "./open-now.tsx";
import { hoursText } from "./opening-words.ts";

/** By the city of brand.ts. */
const postmarks: Readonly<Record<string, string>> = { Austin: austin, Kochi: kochi };

/** An address as it stands on an airmail letter, with the postmark of its town. */
export function OfficeLabel({ office }: { office: (typeof brand.offices)[number] }) {
  const { city, country, address, zoneName, hours } = office;
  const [street, ...place] = address.split(", ");
  const postmark = postmarks[city];
  return (
    <section className="label">
      <h2>{country} office</h2>
      {postmark && <img src={postmark} alt="" width="346" height="230" />}
      <address>
        {brand.name}
        <br />
        {street}
        <br />
        {place.join(", ")}
      </address>
      <p className="fine">
        {hoursText(hours)}
        <br />
        {zoneName}
      </p>
      <OpenNow city={city} />
    </section>
  );
}

import picture from "#app/art/about.svg";
import { firm } from "#content/firm.ts";

/** The picture of the work, as a print that lies on the page. */
export function PictureOfWork() {
  return (
    <figure className="print">
      <img src={picture} width="1024" height="683" loading="lazy" alt={firm.about.picture} />
    </figure>
  );
}

import { brand } from "#content/brand.ts";
import { whatNext } from "#content/what-next.ts";
import { hoursText } from "./opening-words.ts";
import { StepsBeside } from "./steps-beside.tsx";
import { Ways } from "./ways.tsx";

/** Beside the page of a form. What was sent is answered for by its receipt: then only the ways to reach us are left. */
export function BesideForm({ isSent }: { isSent: boolean }) {
  const { heading, steps, call } = whatNext;
  return (
    <div className="beside">
      {!isSent && <StepsBeside heading={heading} steps={steps} />}
      <section>
        <h2>{call}</h2>
        <Ways />
        {brand.offices.map(({ city, hours, zoneName }) => (
          <p className="fine" key={city}>
            {city}: {hoursText(hours)}, {zoneName}
          </p>
        ))}
      </section>
    </div>
  );
}

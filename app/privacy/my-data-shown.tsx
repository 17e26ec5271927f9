import { buttonClass } from "#app/ui/button.tsx";
import { Records } from "#app/ui/records.tsx";
import { myData } from "#content/my-data.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { heldParts } from "#contract/held-parts.ts";

type Props = {
  held: PersonalData;
  /** The link's key. */
  linkKey: string;
};

/** All that is held, and what the person can do with it. */
export function MyDataShown({ held, linkKey }: Props) {
  const file = `/api/my-data/file?key=${encodeURIComponent(linkKey)}`;
  return (
    <>
      <p className="lead">
        {myData.lead} <strong className="private__address">{held.email}</strong>
      </p>
      <p className="private__safe">{myData.safe}</p>
      <div className="actions">
        <a className={buttonClass({ variant: "line" })} href={file} download>
          {myData.json}
        </a>
        <a className={buttonClass({ variant: "line" })} href={`${file}&as=text`} download>
          {myData.text}
        </a>
        <a
          className={buttonClass({ variant: "danger" })}
          href={`${myData.path}/delete?key=${encodeURIComponent(linkKey)}`}
        >
          {myData.remove}
        </a>
      </div>
      <Records parts={heldParts(held)} nothing={myData.nothing} />
    </>
  );
}

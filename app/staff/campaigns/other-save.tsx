import { TwoVersions } from "#app/staff/two-versions.tsx";
import { type CampaignFields, fieldsOf } from "./campaign-fields.ts";
import type { Compose } from "./use-compose.ts";

/** The choice between what is being written and what somebody else has saved meanwhile. */
export function OtherSave({ other, fields, saveOver, take, leaveOther }: Compose) {
  if (!other) return null;
  return (
    <TwoVersions
      thing="campaign"
      mine={<Fields {...fields} />}
      saved={<Fields {...fieldsOf(other)} />}
      onSaveOver={() => saveOver(other)}
      onTake={() => take(other)}
      onGoOn={leaveOther}
    />
  );
}

function Fields({ subject, intro, per_minute }: CampaignFields) {
  return (
    <>
      <p className="both__title">{subject}</p>
      {intro && <p className="both__text">{intro}</p>}
      <p className="both__text">{per_minute} mails a minute</p>
    </>
  );
}

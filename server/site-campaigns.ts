import { setTimeout as wait } from "node:timers/promises";
import { createCampaignWork } from "./campaigns/work.ts";
import type { Dependencies } from "./dependencies.ts";
import { errorFields, log } from "./log.ts";
import { createLooks } from "./looks.ts";
import { createBulkMail } from "./mail/bulk.ts";
import type { Send } from "./mail/send.ts";
import { createLinks } from "./privacy/links.ts";

type Needs = Pick<Dependencies, "db" | "now" | "outbox" | "publicUrl"> & { send: Send };

/** The worker that sends campaigns. Queueing and sending take turns, so a slow mail server slows the queue as well. */
export function siteCampaigns({ db, now, outbox, publicUrl, send }: Needs) {
  const links = createLinks({ db, now, publicUrl });
  const { deliverDue } = createBulkMail({ db, now, send });
  const campaigns = createCampaignWork({
    db,
    now,
    outbox,
    publicUrl,
    links,
    deliverBulk: deliverDue,
    wait,
    report: (event, { campaign, error }) =>
      log(event, { campaign, ...(error !== undefined && errorFields(error)) }),
  });
  return { ...campaigns, ...createLooks(campaigns) };
}

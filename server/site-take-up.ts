import { leadProofs } from "./bot-check/lead-proofs.ts";
import type { Dependencies } from "./dependencies.ts";
import { createDesk } from "./desk/desk.ts";
import { createTakeUp } from "./leads/take-up.ts";
import { createLinks } from "./privacy/links.ts";

type Needs = Pick<Dependencies, "db" | "now" | "outbox" | "visits" | "publicUrl" | "notifyEmail">;

/** What makes leads of what visitors have sent: where lists, desk, bot check and mails meet. */
export function siteTakeUp(dependencies: Needs) {
  return createTakeUp({
    ...dependencies,
    links: createLinks(dependencies),
    proofs: leadProofs(dependencies),
    desk: createDesk(dependencies),
  });
}

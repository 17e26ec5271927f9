import type { Listed, Marked } from "#contract/answers/leads.ts";
import { leadProofs } from "#server/bot-check/lead-proofs.ts";
import type { TestApp } from "#tests/kit.ts";
import { bot } from "./bots.ts";
import { person } from "./people.ts";
import { type Chance, type CorpusLead, seeded } from "./random.ts";

type Stored = Listed & Marked;

/** What became of one lead; `mark` is undefined for one that is not in the staff's lists. */
type Fate = { lead: CorpusLead; mark: Marked["spam"] | undefined };

/** Sends made-up persons and bots, mixed, over five days through the API. */
export async function weighCorpus(
  app: TestApp,
  { seed, each }: { seed: number; each: number },
): Promise<Fate[]> {
  const chance = seeded(seed);
  const leads = mixed(chance, each);
  const pauseMs = (5 * 24 * 60 * 60 * 1000) / leads.length;
  const sent: { lead: CorpusLead; id: string | undefined }[] = [];
  for (const lead of leads) {
    app.clock.forward(Math.round(2 * pauseMs * chance.next()));
    sent.push({ lead, id: await send(app, lead) });
  }
  const stored = new Map((await storedLeads(app)).map(({ id, spam }) => [id, spam]));
  return sent.map(({ lead, id }) => ({
    lead,
    mark: id === undefined ? undefined : stored.get(id),
  }));
}

/** How many of them were sent, are there, and stand under likely spam. */
export function countOf(fates: readonly Fate[]) {
  return {
    sent: fates.length,
    stored: fates.filter(({ mark }) => mark !== undefined).length,
    flagged: fates.filter(({ mark }) => mark?.likely).length,
  };
}

function mixed(chance: Chance, each: number): CorpusLead[] {
  const leads = Array.from({ length: each }, (_, at) => [person(chance, at), bot(chance, at)]);
  return leads
    .flat()
    .map((lead) => ({ lead, place: chance.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ lead }) => lead);
}

/** Proofs are given past the check's work, which would cost a tenth of a second each. */
async function send(app: TestApp, { path, body, headers, hasProof }: CorpusLead) {
  const proofs = leadProofs({ db: app.database.db, now: app.clock.now });
  const proof = hasProof && { proof: await proofs.give() };
  const { status, data } = await app.post<Listed>(path, { ...body, ...proof }, headers);
  return status === 201 ? data.id : undefined;
}

async function storedLeads(app: TestApp): Promise<Stored[]> {
  const rows: Stored[] = [];
  for (const path of ["/api/enquiry", "/api/contact"]) {
    for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
      const answer = await app.asStaff().get<Stored[]>(`${path}?size=100&page=${page}`);
      rows.push(...answer.data);
      total = JSON.parse(answer.text).total;
    }
  }
  return rows;
}

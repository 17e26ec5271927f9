import type { Context } from "hono";
import { brand } from "#content/brand.ts";
import { countedForms, formPages } from "#contract/counted-forms.ts";
import { type Day, dayAt } from "#contract/days.ts";
import type { Dependencies, Header, PageAnswer } from "#server/dependencies.ts";
import { addressOf, clientAddress } from "#server/http/client-address.ts";
import {
  campaignSource,
  isCountedPage,
  isDocument,
  mayBeCounted,
  referrerHost,
  withoutWww,
} from "./sighting.ts";
import { createTally } from "./tally.ts";
import { createWriting } from "./writing.ts";

/** A crash loses no more than what was counted since. */
const lookEveryMs = 5000;
const nameLengthMax = 300;

type Needs = Pick<Dependencies, "db" | "now" | "trustedProxies" | "publicUrl"> & {
  /** Hears of a look that failed; the next one repeats it. */
  report: (error: unknown) => void;
};

/** Counts visits without cookies (docs/decisions/032-visits-without-cookies.md). */
export function createVisits({ db, now, trustedProxies, publicUrl, report }: Needs) {
  const tally = createTally();
  const today = calendar(now);
  const publicHost = withoutWww(new URL(publicUrl).hostname);

  function seePage(path: string, address: string, header: Header): void {
    const browser = (header("user-agent") ?? "").slice(0, nameLengthMax);
    tally.see(today(), `${address} ${browser}`);
    tally.add(today(), "page", path);
    const form = countedForms.find((one) => formPages[one] === path);
    if (form) tally.add(today(), "open", form);
  }

  function seeArrival(header: Header, query: string): void {
    const host = withoutWww((header("host") ?? "").replace(/:\d+$/, ""));
    const referrer = referrerHost(header("referer"), [host, publicHost]);
    if (referrer) tally.add(today(), "referrer", referrer);
    const source = query.includes("utm_source=")
      ? campaignSource(new URLSearchParams(query).get("utm_source") ?? undefined)
      : undefined;
    if (source) tally.add(today(), "source", source);
  }

  const onPage: Dependencies["visits"]["onPage"] = (answer) => {
    const { header, socketAddress } = answer;
    const [path = "", query = ""] = answer.url.split("?");
    if (!isAnsweredPage(answer, path) || !isDocument(header) || !mayBeCounted(header)) return;
    seePage(path, addressOf(header("x-forwarded-for"), socketAddress, trustedProxies), header);
    seeArrival(header, query);
  };
  const mayCount: Dependencies["visits"]["mayCount"] = (c) => mayBeCounted(headerOf(c));
  const onNews: Dependencies["visits"]["onNews"] = (c, news) => {
    if (!mayCount(c)) return;
    if ("form" in news) tally.add(today(), "open", news.form);
    else if (isCountedPage(news.page)) {
      seePage(news.page, clientAddress(c, trustedProxies), headerOf(c));
    }
  };
  const onSend: Dependencies["visits"]["onSend"] = (form) => tally.add(today(), "send", form);

  const workDue = createWriting({ db, now, tally, today, report });
  return { onPage, onNews, mayCount, onSend, workDue, lookEveryMs, onLookFailure: report };
}

/** One that is for everybody; a browser that has it already is told so, and shows it. */
function isAnsweredPage({ method, status }: PageAnswer, path: string): boolean {
  return method === "GET" && (status === 200 || status === 304) && isCountedPage(path);
}

function headerOf(c: Context) {
  return (name: string) => c.req.header(name);
}

/** The day's name. To ask the calendar each time would cost more than all the counting. */
function calendar(now: () => Date): () => string {
  let day: Day | undefined;
  return () => {
    const instant = now();
    if (!day || instant < day.from || instant >= day.until) day = dayAt(instant, brand.dayZone);
    return day.name;
  };
}

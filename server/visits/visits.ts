import type { Context, MiddlewareHandler } from "hono";
import { brand } from "#content/brand.ts";
import { countedForms, formPages } from "#contract/counted-forms.ts";
import { type Day, dayAt } from "#contract/days.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { clientAddress } from "#server/http/client-address.ts";
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

  function seePage(c: Context, path: string): void {
    const browser = (c.req.header("user-agent") ?? "").slice(0, nameLengthMax);
    tally.see(today(), `${clientAddress(c, trustedProxies)} ${browser}`);
    tally.add(today(), "page", path);
    const form = countedForms.find((one) => formPages[one] === path);
    if (form) tally.add(today(), "open", form);
  }

  function seeArrival(c: Context): void {
    const host = withoutWww((c.req.header("host") ?? "").replace(/:\d+$/, ""));
    const referrer = referrerHost(c.req.header("referer"), [host, publicHost]);
    if (referrer) tally.add(today(), "referrer", referrer);
    const source = c.req.url.includes("utm_source=")
      ? campaignSource(c.req.query("utm_source"))
      : undefined;
    if (source) tally.add(today(), "source", source);
  }

  const pages: MiddlewareHandler = async (c, next) => {
    await next();
    if (!isAnsweredPage(c) || !isDocument(headerOf(c)) || !mayBeCounted(headerOf(c))) return;
    seePage(c, c.req.path);
    seeArrival(c);
  };
  const onNews: Dependencies["visits"]["onNews"] = (c, news) => {
    if (!mayBeCounted(headerOf(c))) return;
    if ("form" in news) tally.add(today(), "open", news.form);
    else if (isCountedPage(news.page)) seePage(c, news.page);
  };
  const onSend: Dependencies["visits"]["onSend"] = (c, form) => {
    if (mayBeCounted(headerOf(c))) tally.add(today(), "send", form);
  };

  const workDue = createWriting({ db, now, tally, today, report });
  return { pages, onNews, onSend, workDue, lookEveryMs, onLookFailure: report };
}

/** One that is for everybody; a browser that has it already is told so, and shows it. */
function isAnsweredPage(c: Context): boolean {
  const isAnswered = c.res.status === 200 || c.res.status === 304;
  return c.req.method === "GET" && isAnswered && isCountedPage(c.req.path);
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

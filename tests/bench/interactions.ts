import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import { onPhone } from "./browsing.ts";
import { percentile } from "./load.ts";
import type { Figure } from "./report.ts";

/** A phone of the middle class beside this machine. */
const slowDown = 4;
const budgetMs = 100;
const rounds = 5;
/** Some lead to another page, and are not counted. */
const visitsMax = 3 * rounds;
/** Between a finger's touch and its leaving. Playwright's own tap leaves no time, and counts both as one wait. */
const touchMs = 70;
/** For the parts of a page that come when somebody is near, and for the browser to tell how long a press took. */
const restMs = 1000;

type Interaction = {
  name: string;
  path: string;
  place: (page: Page) => Locator;
  /** A tap where nothing else is said. */
  act?: (place: Locator) => Promise<void>;
};

const interactions: readonly Interaction[] = [
  {
    name: "the menu",
    path: "/",
    place: (page) => page.getByRole("button", { name: "Open the menu" }),
  },
  {
    name: "the enquiry",
    path: "/",
    place: (page) => page.getByRole("complementary", { name: "Shortcuts" }).getByText("Enquire"),
  },
  {
    name: "an answer of the FAQ",
    path: "/student-visa",
    place: (page) => page.locator("#faq summary").first(),
  },
  {
    name: "typing in a form",
    path: "/contact",
    place: (page) => page.locator("main form").getByRole("textbox").first(),
    act: (place) => place.pressSequentially("Anjali"),
  },
];

/** From a press to the next frame, the longest of each interaction: before React has come, and after. */
export function measureInteractions(url: string): Promise<Figure[]> {
  return onPhone(async (newPhone) => {
    const phone = await newPhone();
    const figures: Figure[] = [];
    for (const interaction of interactions) {
      for (const isEarly of [true, false]) {
        const figure = await median(phone, url, interaction, isEarly);
        if (figure) figures.push(figure);
      }
    }
    return figures;
  });
}

/** Of several visits. Undefined where each press led to another page. */
async function median(
  phone: BrowserContext,
  url: string,
  interaction: Interaction,
  isEarly: boolean,
): Promise<Figure | undefined> {
  const longest: number[] = [];
  for (let visit = 0; visit < visitsMax && longest.length < rounds; visit += 1) {
    const ms = await measure(phone, url, interaction, isEarly);
    if (ms !== undefined) longest.push(ms);
  }
  if (longest.length === 0) return undefined;
  const when = isEarly ? "before React" : "after";
  return {
    what: `${interaction.name}, ${when}: longest press to frame at ${slowDown}× slow-down`,
    value: percentile(longest, 0.5),
    unit: "ms",
    budget: budgetMs,
  };
}

/** Undefined where the press led to another page, as one on a link that React has not taken over: its frame is that page's. */
async function measure(
  phone: BrowserContext,
  url: string,
  { path, place, act }: Interaction,
  isEarly: boolean,
): Promise<number | undefined> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await session.send("Emulation.setEmitTouchEventsForMouse", {
    enabled: true,
    configuration: "mobile",
  });
  await page.addInitScript(recordEvents);
  await page.goto(url + path, { waitUntil: isEarly ? "commit" : "networkidle" });
  const element = place(page);
  if (!isEarly) {
    await element.scrollIntoViewIfNeeded();
    await wait(restMs);
  }
  await (act ? act(element) : tap(session, element));
  await wait(restMs);
  const hasLeft = new URL(page.url()).pathname !== path;
  const seen = await page.evaluate(() => (window as Recorded).seen);
  await page.close();
  if (hasLeft) return undefined;
  if (!act && !seen?.isClicked) throw new Error("What was tapped was not clicked");
  return Math.max(0, ...(seen?.durations ?? []));
}

/**
 * As a finger does, by the browser's own device mode. A touch that is sent by `Input.dispatchTouchEvent` bears the time before
 * the browser has asked the page's main thread what it lies on, which it asks about no finger.
 */
async function tap(session: CDPSession, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("What is to be tapped is not in the page");
  await session.send("Input.synthesizeTapGesture", {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    duration: touchMs,
    gestureSourceType: "mouse",
  });
}

type Recorded = Window & { seen?: { durations: number[]; isClicked: boolean } };

/** In the page. Quick events, under 104 ms, are told only where that is asked for; TypeScript does not know how yet. */
function recordEvents() {
  const told: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
    buffered: true,
  };
  const seen = { durations: [] as number[], isClicked: false };
  (window as Recorded).seen = seen;
  addEventListener("click", () => Object.assign(seen, { isClicked: true }), true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId > 0) seen.durations.push(duration);
    }
  }).observe(told);
}

import { expect, type Locator } from "@playwright/test";

/** Gives it the focus, and expects its middle in sight: under no bar, and under no other part of the page. */
export async function expectUncovered(place: Locator): Promise<void> {
  await place.focus();
  await expectOnTop(place);
}

/** The same of where it stands. */
export async function expectOnTop(place: Locator): Promise<void> {
  await expect
    .poll(() =>
      place.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
}

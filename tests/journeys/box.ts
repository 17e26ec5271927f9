import type { Locator } from "@playwright/test";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Where it stands in the window, in px. @throws Error where it is not drawn */
export async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`Not drawn: ${place}`);
  return box;
}

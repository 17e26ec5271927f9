import { expect, test } from "vitest";
import { accountsIn } from "./seo.ts";

test("the front page of a network is nobody's account", () => {
  const own = "https://www.instagram.com/meridian360";

  expect(accountsIn(["https://www.facebook.com/", own, "https://www.youtube.com"])).toEqual([own]);
  expect(accountsIn(["https://www.facebook.com/"])).toBeUndefined();
});

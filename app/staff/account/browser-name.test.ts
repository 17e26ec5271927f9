import { expect, test } from "vitest";
import { browserName } from "./browser-name.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Chrome on Linux", `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/156.0.0.0 Safari/537.36`],
  [
    "Edge on Windows",
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/156.0.0.0 Safari/537.36 Edg/156.0`,
  ],
  [
    "Safari on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1",
  ],
  ["Firefox on macOS", "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:150.0) Firefox/150.0"],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/156.0 Mobile Safari/537`],
  ["A browser or program", "curl/8.20"],
  ["A browser or program", ""],
])("%s", (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});

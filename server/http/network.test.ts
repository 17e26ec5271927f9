import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:c000:201", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["[2001:db8:1:2::9]:4711", "2001:db8:1:2"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2"],
  ["unknown", "unknown"],
  ["2001:db8:1:2", "2001:db8:1:2"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["in-process", "in-process"],
])("%s is known as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

import { expect, test } from "vitest";
import { addressKey } from "./address-key.ts";

test("an IPv4 address counts alone, however it is written", () => {
  expect(addressKey("203.0.113.7")).toBe("203.0.113.7");
  expect(addressKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
});

test("all addresses of one /64 count as one", () => {
  const ours = ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:0DB8:0001:0002::a%eth0"];
  expect(new Set(ours.map(addressKey))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(addressKey("2001:db8:1:3::1")).not.toBe(addressKey(ours[0]!));
  expect(addressKey("::1")).toBe("0:0:0:0::/64");
  expect(addressKey("fe80::1:2:3:4:5")).toBe("fe80:0:0:1::/64");
  expect(addressKey("2001:db8::")).toBe("2001:db8:0:0::/64");
});

test("what is no address shares one key", () => {
  for (const address of ["", "unknown, 1.2.3.4", "a".repeat(500)])
    expect(addressKey(address)).toBe("unknown");
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAllowedAddress, isAllowedName } from "./allowed-address.ts";

const inside = {
  "this network": ["0.0.0.0", "0.1.2.3"],
  loopback: ["127.0.0.1", "127.255.255.254", "::1"],
  private: ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456:789a::1"],
  "link-local and cloud metadata": ["169.254.0.1", "169.254.169.254", "fe80::1", "fd00:ec2::254"],
  "carrier-grade NAT": ["100.64.0.1", "100.127.255.255"],
  documentation: ["192.0.2.1", "198.51.100.7", "203.0.113.9", "2001:db8::1", "3fff::1"],
  "benchmarks and protocol assignments": [
    "198.18.0.1",
    "198.19.255.255",
    "192.0.0.8",
    "2001:2::1",
    "2001:20::1",
  ],
  "multicast, reserved, broadcast": [
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "ff02::1",
  ],
  unspecified: ["::", "0:0:0:0:0:0:0:0"],
  "IPv4-mapped": ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.1.2.3", "::ffff:169.254.169.254"],
  "IPv4-compatible": ["::127.0.0.1", "::10.0.0.1", "::8.8.8.8"],
  NAT64: ["64:ff9b::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "64:ff9b:1::8.8.8.8"],
  "6to4": ["2002:7f00:1::", "2002:a00:1::1", "2002:c0a8:101::1"],
  ISATAP: ["2400:cb00::5efe:127.0.0.1", "2400:cb00::200:5efe:10.0.0.1"],
  "Teredo, discard, site-local": ["2001::1", "2001:0:7f00:1::", "100::1", "fec0::1"],
  "with a zone": ["fe80::1%eth0", "2606:4700:4700::1111%eth0"],
  "not an address": ["", "localhost", "1.2.3", "256.1.1.1", "1.2.3.4.5", "::g", "127.0.0.1:80", " 8.8.8.8"],
};

describe("inside", () => {
  test.for(Object.entries(inside).flatMap(([kind, all]) => all.map((address) => [kind, address] as const)))(
    "%s: %s",
    ([, address]) => expect(isAllowedAddress(address)).toBe(false),
  );
});

test.for([
  ...["8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "223.255.255.254"],
  ...["2606:4700:4700::1111", "2a00:1450:4001::1", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1"],
])("public: %s", (address) => expect(isAllowedAddress(address)).toBe(true));

test("the spellings a browser knows come out of the URL parser as what they are", () => {
  const loopback = [
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0/",
  ];
  for (const text of [
    ...loopback,
    "http://[::ffff:7f00:1]/",
    "http://１２７.０.０.１/",
    "http://127。0。0。1/",
  ]) {
    const host = new URL(text).hostname.replace(/^\[|\]$/g, "");
    expect(isAllowedAddress(host), text).toBe(false);
  }
});

const insideRanges = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"],
  ...["203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
].map((range) => {
  const [start, bits] = range.split("/") as [string, string];
  return { start: number(start), mask: (-1 << (32 - Number(bits))) >>> 0 };
});

/** By arithmetic on the ranges of the IANA registry, not by the library the decision uses. */
const isInside = (address: number) =>
  insideRanges.some(({ start, mask }) => (address & mask) >>> 0 === (start & mask) >>> 0);

const anyV4 = fc.oneof(
  fc.integer({ min: 0, max: 0xffffffff }),
  fc
    .tuple(fc.constantFrom(...insideRanges), fc.integer({ min: 0, max: 0xffffffff }))
    .map(([{ start, mask }, any]) => ((start & mask) | (any & ~mask)) >>> 0),
);

test("no address of an inside range passes, plain or inside IPv6, in any spelling", () => {
  fc.assert(
    fc.property(anyV4, (value) => {
      const text = dotted(value);
      const hex = `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`;
      fc.pre(isInside(value));
      const spellings = [
        ...[text, `::ffff:${text}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${hex}`, `64:ff9b::${text}`],
        ...[`2002:${hex}::1`, `2400:cb00::5efe:${text}`, `::${hex}`],
        ...[String(value), `0x${value.toString(16)}`].map((one) => new URL(`http://${one}/`).hostname),
      ];
      for (const one of spellings) expect(isAllowedAddress(one), one).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test("what passes lies in no inside range", () => {
  fc.assert(
    fc.property(anyV4, (value) => {
      if (isAllowedAddress(dotted(value))) expect(isInside(value)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

const part = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0xffff, 0x7f00, 0x2002, 0x64));
const anyV6 = fc.array(part, { minLength: 8, maxLength: 8 });

test("an IPv6 address is judged alike however it is written, and none outside 2000::/3 passes that carries no IPv4", () => {
  fc.assert(
    fc.property(anyV6, (parts) => {
      const text = parts.map((part) => part.toString(16)).join(":");
      const full = parts.map((part) => part.toString(16).padStart(4, "0")).join(":");
      expect(isAllowedAddress(full.toUpperCase())).toBe(isAllowedAddress(text));
      expect(isAllowedAddress(new URL(`http://[${text}]/`).hostname.slice(1, -1))).toBe(
        isAllowedAddress(text),
      );
      const carries = /^(0000:0000:0000:0000:0000:ffff|0064:ff9b:0000:0000:0000:0000)/.test(full);
      if (isAllowedAddress(text) && !carries) expect(parts[0]! & 0xe000).toBe(0x2000);
    }),
    { numRuns: 2_000 },
  );
});

test("any text at all is answered, never thrown at", () => {
  fc.assert(fc.property(fc.string(), (text) => void isAllowedAddress(text)));
});

test("names that only mean something inside", () => {
  for (const name of [
    "localhost",
    "LOCALHOST.",
    "a.localhost",
    "printer",
    "nas.local",
    "db.internal",
    "x.home.arpa",
  ])
    expect(isAllowedName(name), name).toBe(false);
  for (const name of ["calendar.google.com", "localhost.example.org", "internal.example.com."])
    expect(isAllowedName(name), name).toBe(true);
});

function number(text: string): number {
  return text.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

function dotted(value: number): string {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join(".");
}

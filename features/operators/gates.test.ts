/** The gates of a feature flag. */
import { crc32 as nodeCrc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { crc32, isOpen, type FlagActor, type Gates } from "./gates.ts";

const closed: Gates = {
  name: "new_search",
  state: "some",
  accounts: [],
  groups: [],
  brands: [],
  geographies: [],
  percentageOfActors: 0,
  percentageOfTime: 0,
};
const ada: FlagActor = {
  flipperId: "Account;ada",
  accountId: "ada",
  group: "educators",
  brandId: "acorn",
  geographyIds: ["austin"],
};
const unknownActor: FlagActor = { flipperId: "Account;999999999" };
const never = () => 0.999;

test("on is on for everyone and off for nobody, whatever the gates say", () => {
  expect(isOpen({ ...closed, state: "on" }, unknownActor, never)).toBe(true);
  expect(isOpen({ ...closed, state: "off", accounts: ["ada"], percentageOfActors: 100 }, ada, never)).toBe(
    false,
  );
});

test("some is off until a gate opens", () => {
  expect(isOpen(closed, ada, never)).toBe(false);
});

test.each<[string, Partial<Gates>]>([
  ["account", { accounts: ["ada"] }],
  ["group", { groups: ["educators"] }],
  ["brand", { brands: ["acorn"] }],
  ["geography", { geographies: ["austin"] }],
])("the gate of an %s opens for who belongs to it and for nobody else", (_name, gate) => {
  const gates = { ...closed, ...gate };
  expect(isOpen(gates, ada, never)).toBe(true);
  expect(isOpen(gates, { ...unknownActor, accountId: "bob", group: "employers", brandId: null }, never)).toBe(
    false,
  );
  expect(isOpen(gates, unknownActor, never)).toBe(false);
});

test("an actor stays on the same side, and inside as the percentage grows", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (id, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const at = (percentageOfActors: number) =>
        isOpen({ ...closed, percentageOfActors }, { flipperId: `Account;${id}` }, never);
      expect(at(less)).toBe(at(less));
      if (at(less)) expect(at(more)).toBe(true);
      expect(at(0)).toBe(false);
      expect(at(100)).toBe(true);
    }),
  );
});

test("about so many of a hundred actors are inside", () => {
  const actors = Array.from({ length: 5000 }, (_, n) => ({ flipperId: `Account;${n}` }));
  const inside = actors.filter((actor) => isOpen({ ...closed, percentageOfActors: 30 }, actor, never));
  expect(inside.length / actors.length).toBeGreaterThan(0.27);
  expect(inside.length / actors.length).toBeLessThan(0.33);
});

test("a percentage of time follows the dice", () => {
  const gates = { ...closed, percentageOfTime: 25 };
  expect(isOpen(gates, unknownActor, () => 0.2)).toBe(true);
  expect(isOpen(gates, unknownActor, () => 0.25)).toBe(false);
});

test("CRC-32 is the common one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(crc32(text)).toBe(nodeCrc32(text));
    }),
  );
});

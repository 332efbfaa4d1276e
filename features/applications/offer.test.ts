import fc from "fast-check";
import { expect, test } from "vitest";
import { applicationStates } from "./application-constants.ts";
import { offerInput } from "./offer-input.ts";
import { acceptRefusal, isPast, type OfferState, offerFrom, unacceptRefusal } from "./offer.ts";

const now = new Date("2026-12-10T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const madeAt = "2026-12-01T00:00:00.000Z";
const offered = (given: Partial<OfferState> = {}): OfferState => ({
  aasmState: "offered",
  offer: { expiresOn: null, madeAt },
  offerAcceptedAt: null,
  ...given,
});

const anyApplication: fc.Arbitrary<OfferState> = fc.record({
  aasmState: fc.constantFrom(...applicationStates),
  stateBeforeRejection: fc.option(fc.constantFrom("submitted", "interviewing", "offered")),
  rejectionEmailAt: fc.option(fc.integer({ min: -60, max: 60 }).map((minutes) => ago(minutes / 60))),
  offer: fc.option(
    fc.record({
      madeAt: fc.constant(madeAt),
      expiresOn: fc.option(fc.constantFrom("2026-12-01", "2026-12-09", "2026-12-10", "2027-01-01")),
    }),
  ),
  offerAcceptedAt: fc.option(fc.constant(ago(3))),
});

test("an offer can be accepted only while it is offered and open", () => {
  fc.assert(
    fc.property(anyApplication, (application) => {
      const { aasmState, offer, offerAcceptedAt } = application;
      const isOpen = offerAcceptedAt !== null || !offer?.expiresOn || offer.expiresOn > "2026-12-09";
      expect(acceptRefusal(application, now) === null).toBe(aasmState === "offered" && isOpen);
    }),
  );
});

test("an acceptance can be withdrawn until the hire is confirmed, even after the deadline", () => {
  fc.assert(
    fc.property(anyApplication, (application) => {
      expect(unacceptRefusal(application, now) === null).toBe(application.aasmState === "offered");
    }),
  );
});

test("accepting is idempotent, and an accepted offer can be unaccepted", () => {
  fc.assert(
    fc.property(anyApplication, (application) => {
      if (acceptRefusal(application, now)) return;
      const accepted = { ...application, offerAcceptedAt: now };
      expect([acceptRefusal(accepted, now), unacceptRefusal(accepted, now)]).toEqual([null, null]);
    }),
  );
});

test("an offer that changed since it was read cannot be accepted", () => {
  expect(acceptRefusal(offered(), now, madeAt)).toBeNull();
  expect(acceptRefusal(offered(), now, "2026-11-01T00:00:00.000Z")).toBe("offer_changed");
});

test("a pending withdrawal of an offer blocks acceptance without being revealed", () => {
  const rejected = { aasmState: "rejected", stateBeforeRejection: "offered" } as const;
  expect(acceptRefusal(offered({ ...rejected, rejectionEmailAt: ago(-0.2) }), now)).toBe("offer_changing");
  expect(acceptRefusal(offered({ ...rejected, rejectionEmailAt: ago(0.2) }), now)).toBe("illegal_move");
  expect(
    acceptRefusal(
      offered({ ...rejected, stateBeforeRejection: "submitted", rejectionEmailAt: ago(-0.2) }),
      now,
    ),
  ).toBe("illegal_move");
});

test.each([
  ["2026-12-09", "2026-12-10T09:59:59Z", false],
  ["2026-12-09", "2026-12-10T10:00:00Z", true],
  ["2026-12-10", "2026-12-10T23:00:00Z", false],
])("%s is past at %s: %s", (date, time, past) => expect(isPast(date, new Date(time))).toBe(past));

test("an offer may be empty, but not invalid", () => {
  expect(offerFrom(offerInput.parse({}), now)).toEqual({
    message: null,
    startDate: null,
    compensation: null,
    expiresOn: null,
    madeAt: now.toISOString(),
  });
  for (const broken of [
    { startDate: "soon" },
    { startDate: "2020-01-01" },
    { startDate: "2099-01-11", expiresOn: "2099-01-12" },
    { expiresOn: "2020-01-01" },
    { compensation: { min: 30, max: 20 } },
    { compensation: { min: -1 } },
    { message: "x".repeat(5001) },
  ])
    expect([broken, offerInput.safeParse(broken).success]).toEqual([broken, false]);
});

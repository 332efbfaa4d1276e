import { expect, test } from "vitest";
import type { MyApplication } from "../apply/apply-draft.ts";
import { myTransitions } from "./my-transitions.ts";

const now = new Date("2026-03-31T12:00:00Z");
const transitionsOf = (more: object) =>
  myTransitions(
    {
      aasmState: "submitted",
      stateChangedAt: "2026-03-30T12:00:00Z",
      jobListing: { listingStatus: "published" },
      meta: { timesSubmitted: 1 },
      offer: null,
      offerAcceptedAt: null,
      ...more,
    } as unknown as MyApplication,
    now,
  );

test("closing is allowed after exactly three weeks without reply", () => {
  expect(transitionsOf({})).toEqual(["withdrawn"]);
  expect(transitionsOf({ stateChangedAt: "2026-03-10T12:00:00Z" })).toEqual(["withdrawn", "closed"]);
  expect(transitionsOf({ stateChangedAt: "2026-03-10T12:00:01Z" })).toEqual(["withdrawn"]);
});

test("a message or an invitation restarts the wait without a transition", () => {
  const silent = { stateChangedAt: "2026-03-01T12:00:00Z" };
  expect(transitionsOf({ ...silent, meta: { employerActedAt: "2026-03-20T12:00:00Z" } })).toEqual([
    "withdrawn",
  ]);
  expect(transitionsOf({ ...silent, meta: { employerActedAt: "2026-02-01T12:00:00Z" } })).toEqual([
    "withdrawn",
    "closed",
  ]);
});

test("reapplying is allowed once, while the job is open", () => {
  const withdrawn = { aasmState: "withdrawn" };
  expect(transitionsOf(withdrawn)).toEqual(["submitted"]);
  expect(transitionsOf({ ...withdrawn, meta: { timesSubmitted: 2 } })).toEqual([]);
  expect(transitionsOf({ ...withdrawn, jobListing: { listingStatus: "closed" } })).toEqual([]);
});

test("an offer can be accepted or declined, and an acceptance withdrawn", () => {
  const offered = { aasmState: "offered", offer: { expiresOn: "2026-04-02" } };
  expect(transitionsOf(offered)).toEqual(["accepted", "declined", "withdrawn"]);
  expect(transitionsOf({ ...offered, offerAcceptedAt: "2026-03-31T11:00:00Z" })).toEqual([
    "unaccepted",
    "declined",
    "withdrawn",
  ]);
  expect(transitionsOf({ ...offered, offer: { expiresOn: "2026-03-29" } })).toEqual([
    "declined",
    "withdrawn",
  ]);
  expect(transitionsOf({ aasmState: "hired", offerAcceptedAt: "2026-03-31T11:00:00Z" })).toEqual([]);
});

test("a draft has no transitions here", () => {
  expect(transitionsOf({ aasmState: "draft" })).toEqual([]);
});

import { expect, test } from "vitest";
import type { MyApplication } from "../apply/apply-draft.ts";
import { myTransitions } from "./my-transitions.ts";

const now = new Date("2026-03-31T12:00:00Z");
const movesOf = (more: object) =>
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

test("three weeks of silence, and not a day less, offer to close it", () => {
  expect(movesOf({})).toEqual(["withdrawn"]);
  expect(movesOf({ stateChangedAt: "2026-03-10T12:00:00Z" })).toEqual(["withdrawn", "closed"]);
  expect(movesOf({ stateChangedAt: "2026-03-10T12:00:01Z" })).toEqual(["withdrawn"]);
});

test("a message or an invitation ends the silence, though it moves nothing", () => {
  const silent = { stateChangedAt: "2026-03-01T12:00:00Z" };
  expect(movesOf({ ...silent, meta: { employerActedAt: "2026-03-20T12:00:00Z" } })).toEqual(["withdrawn"]);
  expect(movesOf({ ...silent, meta: { employerActedAt: "2026-02-01T12:00:00Z" } })).toEqual([
    "withdrawn",
    "closed",
  ]);
});

test("applying again is offered once, while the job is open", () => {
  const withdrawn = { aasmState: "withdrawn" };
  expect(movesOf(withdrawn)).toEqual(["submitted"]);
  expect(movesOf({ ...withdrawn, meta: { timesSubmitted: 2 } })).toEqual([]);
  expect(movesOf({ ...withdrawn, jobListing: { listingStatus: "closed" } })).toEqual([]);
});

test("an offer is accepted or declined, and an acceptance taken back", () => {
  const offered = { aasmState: "offered", offer: { expiresOn: "2026-04-02" } };
  expect(movesOf(offered)).toEqual(["accepted", "declined", "withdrawn"]);
  expect(movesOf({ ...offered, offerAcceptedAt: "2026-03-31T11:00:00Z" })).toEqual([
    "unaccepted",
    "declined",
    "withdrawn",
  ]);
  expect(movesOf({ ...offered, offer: { expiresOn: "2026-03-29" } })).toEqual(["declined", "withdrawn"]);
  expect(movesOf({ aasmState: "hired", offerAcceptedAt: "2026-03-31T11:00:00Z" })).toEqual([]);
});

test("a draft is sent from the pages of applying, not moved here", () => {
  expect(movesOf({ aasmState: "draft" })).toEqual([]);
});

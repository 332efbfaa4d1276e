import { expect, test } from "vitest";
import type { OwnApplication } from "./apply-draft.ts";
import { myMoves } from "./my-moves.ts";

const now = new Date("2026-03-31T12:00:00Z");
const movesOf = (more: object) =>
  myMoves(
    {
      aasmState: "submitted",
      stateChangedAt: "2026-03-30T12:00:00Z",
      jobListing: { listingStatus: "published" },
      meta: { timesSubmitted: 1 },
      ...more,
    } as unknown as OwnApplication,
    now,
  );

test("three weeks of silence, and not a day less, offer to close it", () => {
  expect(movesOf({})).toEqual(["withdrawn"]);
  expect(movesOf({ stateChangedAt: "2026-03-10T12:00:00Z" })).toEqual(["withdrawn", "closed"]);
  expect(movesOf({ stateChangedAt: "2026-03-10T12:00:01Z" })).toEqual(["withdrawn"]);
});

test("applying again is offered once, while the job is open", () => {
  const withdrawn = { aasmState: "withdrawn" };
  expect(movesOf(withdrawn)).toEqual(["submitted"]);
  expect(movesOf({ ...withdrawn, meta: { timesSubmitted: 2 } })).toEqual([]);
  expect(movesOf({ ...withdrawn, jobListing: { listingStatus: "closed" } })).toEqual([]);
});

test("an offer is declined, or the application withdrawn", () => {
  expect(movesOf({ aasmState: "offered" })).toEqual(["declined", "withdrawn"]);
});

import { expect, test } from "vitest";
import { applyChange } from "#platform/web/hooks/use-search.ts";
import { readCandidateSearch } from "../search/candidate-search.ts";
import { filtersToSave, isSameSearch, searchOf } from "./filters-to-save.ts";
import { hasNewMatches } from "./use-saved-filter-updates.ts";

const austin = { lat: 30.27, lng: -97.74, address: "Austin, TX", placeId: "austin" };

const opened = (filters: Record<string, string>) =>
  readCandidateSearch(Object.fromEntries(applyChange(new URLSearchParams(), searchOf(filters), "replace")));

test("what is saved opens as the same search", () => {
  const criteria = readCandidateSearch({
    q: "montessori",
    radiusInMiles: "10",
    desiredRole: "Director,Assistant Teacher",
    videoInterviewCompleted: "true",
    status: "unviewed",
  });
  const saved = filtersToSave(criteria, austin);
  expect(saved).toMatchObject({
    lat: "30.27",
    radiusInMiles: "10",
    address: "Austin, TX",
    status: "unviewed",
  });
  expect(filtersToSave(opened(saved), austin)).toEqual(saved);
});

test("saved without a place it opens without one, wherever the employer is", () => {
  const saved = filtersToSave(readCandidateSearch({ q: "montessori" }), null);
  expect(saved).toEqual({ q: "montessori" });
  expect(opened(saved).isAnywhere).toBe(true);
});

test("the order of values and the name of the place make no other search", () => {
  const one = { desiredRole: "Director,Assistant Teacher", lat: "1", address: "Here" };
  expect(isSameSearch(one, { lat: "1", desiredRole: "Assistant Teacher,Director" })).toBe(true);
  expect(isSameSearch(one, { ...one, lat: "2" })).toBe(false);
});

test("the dot is for whom came after the tab was viewed, and for nobody else", () => {
  const grown = { diff: ["someone"], updatedAt: "2026-03-04T12:00:00Z" };
  expect(hasNewMatches([grown], null)).toBe(true);
  expect(hasNewMatches([grown], "2026-03-04T11:59:59Z")).toBe(true);
  expect(hasNewMatches([grown], "2026-03-04T12:00:00Z")).toBe(false);
  expect(hasNewMatches([{ ...grown, diff: [] }], null)).toBe(false);
  expect(hasNewMatches([grown], "not a time")).toBe(true);
});

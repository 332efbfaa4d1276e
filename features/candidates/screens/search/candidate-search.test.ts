import { expect, test } from "vitest";
import {
  candidateQuery,
  countQuery,
  filterCount,
  isBare,
  looksNearHome,
  readCandidateSearch,
} from "./candidate-search.ts";

const austin = { lat: 30.27, lng: -97.74 };

test("an address without anything is a bare search around the own place", () => {
  const asked = readCandidateSearch({});
  expect(isBare(asked)).toBe(true);
  expect(looksNearHome(asked)).toBe(true);
  expect(filterCount(asked)).toBe(0);
  expect(candidateQuery(asked, austin).filter).toMatchObject({ ...austin, radiusInMiles: 25 });
});

test("values nobody knows are dropped, known ones are taken whatever their case", () => {
  const asked = readCandidateSearch({
    desiredRole: "director,Astronaut",
    languages: "Spanish,Klingon",
    minimumEducation: "2,3",
    certifications: "CDA: Preschool,!!!",
    status: "hated",
    radiusInMiles: "-3",
    sort: "random",
    lat: "91",
    lng: "0",
    jobListingId: "1 or 1=1",
    page: "0",
  });
  expect(asked.chosen).toEqual({
    desiredRole: ["Director"],
    languages: ["Spanish"],
    minimumEducation: ["2"],
    certifications: ["CDA: Preschool"],
  });
  expect(asked).toMatchObject({
    status: "all",
    radiusInMiles: 25,
    sort: null,
    at: null,
    jobListingId: null,
    page: 1,
  });
});

test("people one has dealt with are looked for everywhere, and so is anywhere", () => {
  expect(looksNearHome(readCandidateSearch({ status: "liked" }))).toBe(false);
  expect(looksNearHome(readCandidateSearch({ status: "unviewed" }))).toBe(true);
  const anywhere = readCandidateSearch({ radiusInMiles: "anywhere" });
  expect(looksNearHome(anywhere)).toBe(false);
  expect(isBare(anywhere)).toBe(false);
});

test("distance is no order where no place is known", () => {
  const asked = readCandidateSearch({ sort: "distance" });
  expect(candidateQuery(asked, null).sort).toBeUndefined();
  expect(candidateQuery(asked, austin).sort).toBe("distance");
});

test("a count asks the same question and nothing of what a list shows", () => {
  const asked = readCandidateSearch({ q: "montessori", status: "liked", videoInterviewCompleted: "true" });
  const { filter, include } = countQuery(asked, null);
  expect(filter).toEqual(candidateQuery(asked, null).filter);
  expect(include).toBeUndefined();
});

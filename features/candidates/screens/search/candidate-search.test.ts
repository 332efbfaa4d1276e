import { expect, test } from "vitest";
import { listFilter } from "../candidate-fields.ts";
import {
  candidateQuery,
  countQuery,
  filterCount,
  isBare,
  searchesNearHome,
  readCandidateSearch,
} from "./candidate-search.ts";

const austin = { lat: 30.27, lng: -97.74 };

test("an address without anything is a bare search around the own place", () => {
  const criteria = readCandidateSearch({});
  expect(isBare(criteria)).toBe(true);
  expect(searchesNearHome(criteria)).toBe(true);
  expect(filterCount(criteria)).toBe(0);
  expect(candidateQuery(criteria, austin).filter).toMatchObject({ ...austin, radiusInMiles: 25 });
});

test("values nobody knows are dropped, known ones are taken whatever their case", () => {
  const criteria = readCandidateSearch({
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
  expect(criteria.chosen).toEqual({
    desiredRole: ["Director"],
    languages: ["Spanish"],
    minimumEducation: ["2"],
    certifications: ["CDA: Preschool"],
  });
  expect(criteria).toMatchObject({
    status: "all",
    radiusInMiles: 25,
    sort: null,
    at: null,
    jobListingId: null,
    page: 1,
  });
});

test("people one has dealt with are looked for everywhere, and so is anywhere", () => {
  expect(searchesNearHome(readCandidateSearch({ status: "liked" }))).toBe(false);
  expect(searchesNearHome(readCandidateSearch({ status: "unviewed" }))).toBe(true);
  const anywhere = readCandidateSearch({ radiusInMiles: "anywhere" });
  expect(searchesNearHome(anywhere)).toBe(false);
  expect(isBare(anywhere)).toBe(false);
});

test("distance is no order where no place is known", () => {
  const criteria = readCandidateSearch({ sort: "distance" });
  expect(candidateQuery(criteria, null).sort).toBeUndefined();
  expect(candidateQuery(criteria, austin).sort).toBe("distance");
});

test("a count asks the same question and nothing of what a list shows", () => {
  const criteria = readCandidateSearch({ q: "montessori", status: "liked", videoInterviewCompleted: "true" });
  const { filter, include } = countQuery(criteria, null);
  expect(candidateQuery(criteria, null).filter).toEqual({ ...filter, ...listFilter });
  expect(include).toBeUndefined();
});

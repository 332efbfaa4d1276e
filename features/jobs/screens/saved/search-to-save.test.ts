import { expect, test } from "vitest";
import { alertFilters } from "../../alert-filters.ts";
import { alertSearchPath } from "../../alert-search.ts";
import { readJobSearch } from "../search/job-search.ts";
import { isSameSearch, searchToSave } from "./search-to-save.ts";

const saved = (address: string, place: { lat: number; lng: number } | null = null) =>
  searchToSave(readJobSearch(Object.fromEntries(new URLSearchParams(address)), true), place);

test.each([
  "",
  "q=lead%20%20teacher&minimumWage=0&new=true&liked=true&sort=distance&page=3&job=some-slug",
  "schedule=Part-Time,Full-time&role=Director,Assistant%20Teacher&educationMinimum=bachelors&hiringHero=true",
  "doneBy=15:00&startsFrom=08:00&noWeekends=true",
  "recommended=true&benefits=dental&languages=Spanish&ageGroup=Toddler,Infant&minimumWage=18.5",
])("what the page saves is what the API keeps: %s", (address) => {
  const filters = saved(address);
  expect(alertFilters.parse(filters)).toEqual(filters);
  const again = Object.fromEntries(new URL(alertSearchPath(filters), "http://a.example").searchParams);
  expect(isSameSearch(searchToSave(readJobSearch(again, true), null), filters)).toBe(true);
});

test("a place is where it is, whatever it is called", () => {
  const austin = { lat: 30.271299, lng: -97.742601 };
  const one = saved("address=Austin,%20TX&radiusInMiles=25", austin);
  expect(one).toEqual({ address: "Austin, TX", lat: 30.2713, lng: -97.7426 });
  expect(alertFilters.parse(one)).toEqual(one);
  expect(isSameSearch(one, saved("zipCode=78701", austin))).toBe(true);
  expect(isSameSearch(one, saved("address=Austin,%20TX&radiusInMiles=10", austin))).toBe(false);
  expect(isSameSearch(one, saved("address=Nowhere", null))).toBe(false);
});

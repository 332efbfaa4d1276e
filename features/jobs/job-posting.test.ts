import { expect, test } from "vitest";
import { jobPosting } from "./job-posting.ts";
import type { JobListingRecord } from "./job-listing.ts";

const job = {
  id: "0190",
  title: "Lead Teacher",
  description: "<p>Teach & play.</p>",
  listingStatus: "published",
  publishedAt: "2026-11-01T12:00:00.000Z",
  expiresAt: "2026-12-31T12:00:00.000Z",
  employmentType: ["Full-time", "Substitute"],
  employmentSubtype: "temporary",
  compensation: { min: 18, max: 22, interval: "hour" },
  desiredEducation: "associates",
  workExperience: "1_year",
  additionalBenefits: ["dental"],
  roleCount: 2,
  externalUrl: null,
} as unknown as JobListingRecord;
const employer = { name: "Sunny Hill", website: null, profileImage: null };
const location = {
  address: "1 Elm Street",
  city: "Austin",
  administrativeAreaLevel1: "TX",
  zip: "78701",
  lat: 30.27,
  lng: -97.74,
};
const posting = (more: object = {}, locations: object[] = [location], workHours = "") =>
  jobPosting({
    workHours,
    job: { ...job, ...more },
    employer,
    locations: locations as never,
    url: "https://cubby.example/jobs/lead",
    origin: "https://cubby.example",
  });

test("a title that stands for the description reads as typed", () => {
  expect(posting({ description: "", title: "Lead <b>Teacher</b>" })).toMatchObject({
    title: "Lead <b>Teacher</b>",
    description: "Lead &lt;b&gt;Teacher&lt;/b&gt;",
  });
});

test("says all that a search engine asks of a job", () => {
  expect(posting()).toMatchObject({
    "@type": "JobPosting",
    title: "Lead Teacher",
    datePosted: "2026-11-01T12:00:00.000Z",
    validThrough: "2026-12-31T12:00:00.000Z",
    employmentType: ["FULL_TIME", "PER_DIEM", "TEMPORARY"],
    hiringOrganization: { "@type": "Organization", name: "Sunny Hill" },
    jobLocation: [{ address: { addressLocality: "Austin", addressRegion: "TX", postalCode: "78701" } }],
    baseSalary: { currency: "USD", value: { minValue: 18, maxValue: 22, unitText: "HOUR" } },
    experienceRequirements: { monthsOfExperience: 12 },
    directApply: true,
    totalJobOpenings: 2,
  });
});

test("hours that are stated are work hours", () => {
  const workHours = "Mon–Fri 8:30 AM–5:30 PM";
  expect(posting({}, [location], workHours)).toMatchObject({ workHours });
  expect(posting()).not.toHaveProperty("workHours");
});

test("one amount is a value, an open end has one bound, and no pay is no salary", () => {
  const salary = (compensation: object) => posting({ compensation }) as { baseSalary?: { value: object } };
  expect(salary({ min: 20, max: 20, interval: "hour" }).baseSalary?.value).toMatchObject({ value: 20 });
  expect(salary({ min: 0, max: 52000, interval: "year" }).baseSalary?.value).toEqual({
    "@type": "QuantitativeValue",
    maxValue: 52000,
    unitText: "YEAR",
  });
  expect(salary({ min: 0, max: 0, interval: "hour" })).not.toHaveProperty("baseSalary");
});

test("a job that is closed or nowhere is no posting; one applied for elsewhere says so", () => {
  expect(posting({ listingStatus: "closed" })).toBeNull();
  expect(posting({}, [])).toBeNull();
  expect(posting({ externalUrl: "https://sunny.example/apply" })).toMatchObject({ directApply: false });
});

import { expect, test } from "vitest";
import { match } from "#features/matching/match.ts";
import { jobFacts } from "./job-facts.ts";

const now = new Date("2026-03-10T12:00:00Z");
const austin = { lat: 30.27, lng: -97.74 };

test("a whole listing", () => {
  expect(
    jobFacts(
      {
        desiredEducation: "bachelors",
        educationalQualifications: ["12 or more ECE credits"],
        certificationQualifications: ["CDA: Preschool"],
        workExperience: "2_years",
        roleType: "Director",
        ageGroup: ["Toddler"],
        employmentType: ["Full-time"],
        languages: ["English"],
        compensation: { min: 41_600, max: 52_000, interval: "year" },
        startTimeline: "within_1_month",
        publishedAt: "2026-03-01T12:00:00Z",
      },
      { places: [austin], states: ["TX"] },
      now,
    ),
  ).toEqual({
    educationLevel: 2,
    eceCredits: 12,
    certifications: ["CDA: Preschool"],
    experienceMonths: 24,
    roles: ["Director"],
    ageGroups: ["Toddler"],
    schedules: ["Full-time"],
    languages: ["English"],
    places: [austin],
    states: ["TX"],
    hourlyPay: 25,
    startBy: "2026-03-31",
  });
});

test("a listing that asks for nothing makes a neutral match", () => {
  expect(match({ educationLevel: 0, place: austin }, jobFacts({}, {}, now))).toEqual({
    score: 0.5,
    rows: [],
  });
  expect(jobFacts({ workExperience: "none", startTimeline: "flexible" }, {}, now)).toMatchObject({
    experienceMonths: 0,
    startBy: null,
  });
});

test("nobody is late for a day that has passed", () => {
  const old = { startTimeline: "asap", publishedAt: "2026-01-01T00:00:00Z" };
  expect(jobFacts(old, {}, now).startBy).toBe("2026-03-10");
  expect(jobFacts({ startTimeline: "asap" }, {}, now).startBy).toBe("2026-03-24");
});

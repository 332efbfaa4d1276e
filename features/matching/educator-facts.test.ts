import { expect, test } from "vitest";
import { educatorFacts, type ProfileForMatch } from "./educator-facts.ts";

const now = new Date(2026, 2, 10);
const cda = { title: "CDA: Preschool", qualifications: ["CDA: Preschool"], state: null };
const blank: ProfileForMatch = {
  educationHistories: null,
  workHistories: null,
  certifications: null,
  answers: {},
};

test("a blank profile says nothing", () => {
  expect(Object.values(educatorFacts(blank, now)).every((fact) => fact === null)).toBe(true);
});

test("a full profile says what a match needs", () => {
  const facts = educatorFacts(
    {
      educationHistories: [
        { startDate: "2012-09-01", endDate: "2016-06-01", filterableEducationLevel: 2 },
        { startDate: "2025-09-01", current: true, filterableEducationLevel: 3 },
      ],
      workHistories: [
        {
          startDate: "2024-03-01",
          current: true,
          workedWithChildren: true,
          languages: ["English", "Spanish"],
        },
        { startDate: "2020-01-01", endDate: "2021-01-01", workedWithChildren: false, languages: ["English"] },
      ],
      certifications: [cda],
      completedEceCredits: 18,
      answers: {
        desired_role: '["Director","Assistant Teacher"]',
        desired_age_group: ["Toddler"],
        availability: "Part-time",
        desired_location: '{"address":"Austin","lat":30.27,"lng":-97.74,"radiusInMiles":10}',
        desired_start: "asap",
        expected_compensation: '{"min":41600,"max":52000,"interval":"year"}',
      },
      place: { lat: 1, lng: 1 },
    },
    now,
  );
  expect(facts).toEqual({
    educationLevel: 2,
    eceCredits: 18,
    certifications: [cda],
    experienceMonths: 24,
    roles: ["Director", "Assistant Teacher"],
    ageGroups: ["Toddler"],
    schedules: ["Part-time"],
    languages: ["English", "Spanish"],
    place: { lat: 30.27, lng: -97.74 },
    radiusInMiles: 10,
    hourlyPay: 20,
    availableFrom: "2026-03-10",
  });
});

test("pay may be a bare number an hour, and rubbish says nothing", () => {
  const pay = (expected_compensation: unknown) =>
    educatorFacts({ ...blank, answers: { expected_compensation } }, now).hourlyPay;
  expect(pay("21")).toBe(21);
  expect(pay(21)).toBe(21);
  expect(pay("0")).toBeNull();
  expect(pay("{broken")).toBeNull();
  expect(pay("negotiable")).toBeNull();
});

test("nothing found is not the same as nothing said", () => {
  const facts = educatorFacts({ ...blank, certifications: [], workHistories: [] }, now);
  expect(facts).toMatchObject({ certifications: [], experienceMonths: 0, languages: null });
});

import { expect, test } from "vitest";
import { fillTemplate, hasPlaceholders } from "./fill-template.ts";

test("fills every placeholder that has a value", () => {
  const body = "Hi {firstName}, are you free? {firstName}, the job is {jobTitle}. {other}";
  expect(fillTemplate(body, { firstName: "Ana", jobTitle: "Lead Teacher" })).toBe(
    "Hi Ana, are you free? Ana, the job is Lead Teacher. {other}",
  );
});

test("leaves placeholders without a value, and inserts names literally", () => {
  expect(fillTemplate("About {jobTitle}", { firstName: "Ana", jobTitle: null })).toBe("About {jobTitle}");
  expect(fillTemplate("Hi {firstName}", { firstName: "$& {jobTitle}" })).toBe("Hi $& {jobTitle}");
  expect(hasPlaceholders("About {jobTitle}")).toBe(true);
  expect(hasPlaceholders("About the job {now}")).toBe(false);
});

/** Lists that come from data: a value that no label knows yet prints its own text, never a blank. */
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { answerText } from "#features/educators/screens/answer-text.ts";
import { JobEntry } from "#features/educators/screens/profile/entries/work-section.tsx";
import { JobAtAGlance } from "#features/jobs/screens/job/job-at-a-glance.tsx";
import { JobQualifications } from "#features/jobs/screens/job/job-qualifications.tsx";
import type { JobListingRecord } from "#features/jobs/job-listing.ts";
import { activateLocale } from "#platform/web/i18n/i18n.ts";

const i18n = await activateLocale(setupI18n(), "en");
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>).replace(/<[^>]*>/g, " ");

/** Values as the server may send them before this client knows them. */
const job = {
  employmentType: [],
  ageGroup: [],
  roleCount: 1,
  educationPhilosophy: ["Texas Bluebonnet Pre-K"],
  languages: ["Esperanto"],
  workExperience: "15_years",
} as unknown as JobListingRecord;

const entry = {
  ...{ company: "Oak Room", city: "Austin", startDate: "2020-01-01", endDate: null, currentJob: true },
  ...{ gradeLevels: [], teachingSettings: [], teachingRoles: [], languages: ["Esperanto"] },
  ...{ jobTitle: "Nature Guide", approaches: ["Texas Bluebonnet Pre-K"] },
} as unknown as Parameters<typeof JobEntry>[0]["job"];

test("a language and an experience that nobody knows yet", () => {
  const text = textOf(<JobQualifications job={job} level={2} />);
  expect(text).toContain("Esperanto");
  expect(text).toContain("15_years");
});

test("a Texas program that nobody knows yet", () => {
  expect(textOf(<JobAtAGlance job={job} />)).toContain("Texas Bluebonnet Pre-K");
});

test("a job title that nobody knows yet, with its approaches and languages", () => {
  const text = textOf(<JobEntry job={entry} />);
  for (const word of ["Nature Guide", "Texas Bluebonnet Pre-K", "Esperanto"]) expect(text).toContain(word);
});

test("a job search status that nobody knows yet", () => {
  expect(answerText(i18n, "i am retraining", { inputType: "radio" })).toBe("i am retraining");
});

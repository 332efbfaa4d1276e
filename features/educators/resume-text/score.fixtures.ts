/** Scores the parsing of the test resumes field by field: precision and recall. */
import type { FoundInResume } from "../resume-import.ts";
import type { ResumeUnderTest } from "./resume-entries.fixtures.ts";
import { resumesUnderTest } from "./resumes.fixtures.ts";

/** An entry's fields as the form has them, without descriptions. */
export const compared = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) => name !== "description" && value !== undefined && value !== false,
    ),
  );

export function score(read: (resume: ResumeUnderTest) => FoundInResume) {
  let reported = 0;
  let there = 0;
  let right = 0;
  for (const resume of resumesUnderTest) {
    const found = read(resume);
    for (const [one, other] of [
      [found.workHistories, resume.work],
      [found.educationHistories, resume.education],
    ] as const) {
      const [said, known] = [fieldsOf(one), fieldsOf(other)];
      reported += said.length;
      there += known.length;
      right += said.filter((field) => known.includes(field)).length;
    }
  }
  return { precision: right / reported, recall: right / there };
}

/** Each field with the place its entry has. */
const fieldsOf = (entries: readonly object[]) =>
  entries.flatMap((entry, at) =>
    Object.entries(compared(entry)).map(([name, value]) => `${at} ${name} ${String(value)}`),
  );

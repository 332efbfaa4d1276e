/** Extracts a resume's work and education with the language model; drops what the text does not contain. */
import type { Database } from "#platform/server/database/database.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { type Person, redact } from "#platform/server/language-model/redact.ts";
import { z } from "zod";
import { jobTitles } from "../../job-titles.ts";
import type { FoundEducation, FoundInResume, FoundWork } from "../../resume-import.ts";
import { splitSections } from "../../resume-text/headings.ts";
import { matchJobTitle } from "../../resume-text/match-job-title.ts";
import { foldText, splitLines } from "../../resume-text/lines.ts";

const shortText = z.string().trim().max(300).nullish();
const month = z.string().nullish();
const dates = { startDate: month, endDate: month, current: z.boolean().nullish() };
const answer = z.object({
  workHistories: z
    .array(
      z.object({
        jobTitle: shortText,
        company: shortText,
        city: shortText,
        ...dates,
        description: z.string().max(5000).nullish(),
      }),
    )
    .max(30),
  educationHistories: z
    .array(
      z.object({
        school: shortText,
        city: shortText,
        filterableEducationLevel: z.number().nullish(),
        major: shortText,
        ...dates,
      }),
    )
    .max(15),
});

const system = `You read resumes of early-childhood educators and give their entries as data.
Give only what the text says, in its own words and language; leave out what it does not say. Never guess a month, a city or a degree.
Dates are YYYY-MM, or YYYY where the text gives no month. "current" is true where an entry still runs; it has no endDate then.
jobTitle: one of these where it means the same, else as the text has it: ${jobTitles.join("; ")}.
city: "Austin, TX". filterableEducationLevel: 0 high school or equivalent, 1 associate, 2 bachelor, 3 master, 4 doctorate.
description: what was done there, one sentence a line, without a bullet. Volunteering, courses and certificates are no entries.
Words in [brackets] were taken out; leave them out too.`;

interface ExtractionInput {
  text: string;
  person: Person & { accountId: string };
}

/** Null without a usable answer: then the rule-based result is used. */
export async function extractEntries(
  db: Database,
  model: LanguageModel,
  { text, person }: ExtractionInput,
): Promise<FoundInResume | null> {
  const completion = await model.complete(db, {
    kind: "resume_entries",
    accountId: person.accountId,
    system,
    user: redact(entriesOf(text), person),
    schema: answer,
  });
  if (!("value" in completion)) return null;
  const found = dropInventedFacts(completion.value, text);
  return found.workHistories.length + found.educationHistories.length > 0 ? found : null;
}

/** The sections of work and education: the rest is personal and is not sent. */
function entriesOf(text: string): string {
  const lines = splitLines(text);
  const parts = splitSections(lines)?.filter(({ section }) => section !== "other");
  const wanted = parts ? parts.map((part) => [{ text: part.section.toUpperCase() }, ...part.lines]) : [lines];
  return wanted.map((part) => part.map((line) => line.text).join("\n")).join("\n\n");
}

type ModelAnswer = z.output<typeof answer>;

export function dropInventedFacts(answered: ModelAnswer, text: string): FoundInResume {
  const foldedText = ` ${foldText(text)} `;
  const presentInText = (value: string | null | undefined) =>
    value && containsAllWords(foldedText, value) ? value.slice(0, 200) : undefined;
  const when = ({ startDate, endDate, current }: ModelAnswer["workHistories"][number]) => ({
    startDate: dateFromText(foldedText, startDate),
    ...(current ? { current: true } : { endDate: dateFromText(foldedText, endDate), current: false }),
  });
  const work = answered.workHistories.map((one): FoundWork => ({
    jobTitle: listedTitleIn(text, one.jobTitle) ?? presentInText(one.jobTitle),
    company: presentInText(one.company),
    city: presentInText(one.city),
    ...when(one),
    description: one.description && !/\[\p{L}+\]/u.test(one.description) ? one.description : undefined,
  }));
  const education = answered.educationHistories.map(
    ({ filterableEducationLevel: level, ...one }): FoundEducation => ({
      school: presentInText(one.school),
      city: presentInText(one.city),
      filterableEducationLevel: [0, 1, 2, 3, 4].find((known) => known === level),
      major: presentInText(one.major),
      ...when(one),
    }),
  );
  return {
    workHistories: work.filter(({ jobTitle, company }) => jobTitle || company),
    educationHistories: education.filter(({ school }) => school),
  };
}

/** All its words are in the text, in any order; a state may be written out there. */
const containsAllWords = (foldedText: string, value: string) =>
  !/[[\]]/.test(value) &&
  foldText(value)
    .split(" ")
    .filter((word) => word.length > 2)
    .every((word) => foldedText.includes(` ${word} `));

/** A listed title counts when a line of the text matches it. */
function listedTitleIn(text: string, title: string | null | undefined): string | undefined {
  const isListed = jobTitles.some((one) => one === title);
  return isListed && text.split("\n").some((line) => matchJobTitle(line) === title) ? title! : undefined;
}

/** A year that is not in the text is invented. */
function dateFromText(foldedText: string, date: string | null | undefined): string | undefined {
  const [, year = "", number] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(date ?? "") ?? [];
  if (!year || !(foldedText.includes(year) || foldedText.includes(` ${year.slice(2)} `))) return undefined;
  return number ? `${year}-${number}` : year;
}

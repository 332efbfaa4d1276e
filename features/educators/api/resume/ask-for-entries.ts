/** Lets the language model tell what a resume says of work and education; what does not stand there is dropped again. */
import type { Database } from "#platform/server/database/database.ts";
import type { LanguageModel } from "#platform/server/language-model/language-model.ts";
import { type Person, redact } from "#platform/server/language-model/redact.ts";
import { z } from "zod";
import { jobTitles } from "../../job-titles.ts";
import type { FoundEducation, FoundInResume, FoundWork } from "../../resume-import.ts";
import { partsOf } from "../../resume-text/headings.ts";
import { listedTitle } from "../../resume-text/job-title.ts";
import { folded, linesOf } from "../../resume-text/lines.ts";

const words = z.string().trim().max(300).nullish();
const month = z.string().nullish();
const dates = { startDate: month, endDate: month, current: z.boolean().nullish() };
const answer = z.object({
  workHistories: z
    .array(
      z.object({
        jobTitle: words,
        company: words,
        city: words,
        ...dates,
        description: z.string().max(5000).nullish(),
      }),
    )
    .max(30),
  educationHistories: z
    .array(
      z.object({
        school: words,
        city: words,
        filterableEducationLevel: z.number().nullish(),
        major: words,
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

interface Asking {
  text: string;
  person: Person & { accountId: string };
}

/** Null where there is no answer of use: then what was found the plain way stands. */
export async function askForEntries(
  db: Database,
  model: LanguageModel,
  { text, person }: Asking,
): Promise<FoundInResume | null> {
  const asked = await model.complete(db, {
    kind: "resume_entries",
    accountId: person.accountId,
    system,
    user: redact(entriesOf(text), person),
    schema: answer,
  });
  if (!("value" in asked)) return null;
  const found = onlyWhatIsSaid(asked.value, text);
  return found.workHistories.length + found.educationHistories.length > 0 ? found : null;
}

/** The sections of work and education: what stands above and beside them is nobody's business. */
function entriesOf(text: string): string {
  const lines = linesOf(text);
  const parts = partsOf(lines)?.filter(({ section }) => section !== "other");
  const wanted = parts ? parts.map((part) => [{ text: part.section.toUpperCase() }, ...part.lines]) : [lines];
  return wanted.map((part) => part.map((line) => line.text).join("\n")).join("\n\n");
}

type Answered = z.output<typeof answer>;

export function onlyWhatIsSaid(answered: Answered, text: string): FoundInResume {
  const said = ` ${folded(text)} `;
  const kept = (value: string | null | undefined) =>
    value && isIn(said, value) ? value.slice(0, 200) : undefined;
  const when = ({ startDate, endDate, current }: Answered["workHistories"][number]) => ({
    startDate: dateIn(said, startDate),
    ...(current ? { current: true } : { endDate: dateIn(said, endDate), current: false }),
  });
  const work = answered.workHistories.map((one): FoundWork => ({
    jobTitle: titleIn(text, one.jobTitle) ?? kept(one.jobTitle),
    company: kept(one.company),
    city: kept(one.city),
    ...when(one),
    description: one.description && !/\[\p{L}+\]/u.test(one.description) ? one.description : undefined,
  }));
  const education = answered.educationHistories.map(
    ({ filterableEducationLevel: level, ...one }): FoundEducation => ({
      school: kept(one.school),
      city: kept(one.city),
      filterableEducationLevel: [0, 1, 2, 3, 4].find((known) => known === level),
      major: kept(one.major),
      ...when(one),
    }),
  );
  return {
    workHistories: work.filter(({ jobTitle, company }) => jobTitle || company),
    educationHistories: education.filter(({ school }) => school),
  };
}

/** All its words stand in the text, one behind the other in the same order or not; a state may be written out there. */
const isIn = (said: string, value: string) =>
  !/[[\]]/.test(value) &&
  folded(value)
    .split(" ")
    .filter((word) => word.length > 2)
    .every((word) => said.includes(` ${word} `));

/** A title of the list counts when a line of the text means it. */
function titleIn(text: string, title: string | null | undefined): string | undefined {
  const isListed = jobTitles.some((one) => one === title);
  return isListed && text.split("\n").some((line) => listedTitle(line) === title) ? title! : undefined;
}

/** A year that is not in the text is made up. */
function dateIn(said: string, date: string | null | undefined): string | undefined {
  const [, year = "", number] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(date ?? "") ?? [];
  if (!year || !(said.includes(year) || said.includes(` ${year.slice(2)} `))) return undefined;
  return number ? `${year}-${number}` : year;
}

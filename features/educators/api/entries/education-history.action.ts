/**
 * Creates and updates education entries: levels and subjects are lists in the database, which the rules
 * query.
 */
import type { RowChange } from "#platform/server/events.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { attach } from "#platform/server/files/file-field.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { z } from "zod";
import { educationHistoryFields, educationHistoryInput } from "../../education-history-input.ts";
import { highSchoolLevel } from "../../education-levels.ts";
import { firstDay } from "../../entry-rules.ts";
import { findListed, requireProfileOwner } from "./profile-owner.ts";

const id = z.uuid(/*i18n*/ "Choose one from the list").nullish();

export const educationInput = educationHistoryFields
  .extend({
    educationLevelId: id,
    majorId: id,
    minorId: id,
    userProfileId: id,
  })
  .strict();

export async function addEducation(
  context: WriteContext,
  input: z.output<typeof educationInput>,
): Promise<string> {
  const { userProfileId, transcript, startDate, endDate, ...given } = input;
  const level = await findListed(context, "educationLevels", given.educationLevelId, "educationLevelId");
  const major = given.majorId
    ? await findListed(context, "educationFields", given.majorId, "majorId")
    : await knownField(context, given.major);
  const minor = given.minorId
    ? await findListed(context, "educationFields", given.minorId, "minorId")
    : await knownField(context, given.minor);
  await attach(context, { name: "transcript", purpose: "transcript" }, transcript);
  const made = await context.db
    .insertInto("educationHistories")
    .values({
      userProfileId: await requireProfileOwner(context, userProfileId),
      educationLevelId: level!.id,
      school: given.school!,
      city: given.city!,
      startDate: firstDay(startDate!),
      endDate: endDate ? firstDay(endDate) : null,
      current: given.current ?? false,
      major: given.major ?? major?.title ?? null,
      majorId: major?.id ?? null,
      minor: given.minor ?? minor?.title ?? null,
      minorId: minor?.id ?? null,
      completedCollegeCredits: given.completedCollegeCredits ?? null,
      transcriptId: transcript?.id ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Which levels are high school is data. */
export async function educationRules({ db }: WriteContext) {
  const levels = await db
    .selectFrom("educationLevels")
    .select("id")
    .where("filterableEducationLevel", "=", highSchoolLevel)
    .execute();
  const highSchool = new Set(levels.map((level) => level.id));
  return educationHistoryInput((levelId) => highSchool.has(levelId));
}

/** A listed subject also sets its name; a typed one has no id. */
export const chooseSubject =
  (subject: "major" | "minor") => async (context: WriteContext, rowId: string, fieldId: string | null) => {
    const field = await findListed(context, "educationFields", fieldId, `${subject}Id`);
    const values = field
      ? { [subject]: field.title, [`${subject}Id`]: field.id }
      : { [`${subject}Id`]: null };
    await context.db.updateTable("educationHistories").set(values).where("id", "=", rowId).execute();
  };

/** The field of study that typed words mean: by its title or an alias, however they are spelled. */
async function knownField({ db }: Pick<WriteContext, "db">, typed: string | null | undefined) {
  if (!typed) return null;
  const key = sql`subject_key(${typed})`;
  const field = await db
    .selectFrom("educationFields")
    .select(["id", "title"])
    .where(sql<boolean>`(subject_key(title) = ${key} or ${key} = any(aliases))`)
    .orderBy(sql`subject_key(title) = ${key}`, "desc")
    .limit(1)
    .executeTakeFirst();
  return field ?? null;
}

/** A newly typed subject is looked up again; its text stays as typed. A chosen subject has its id. */
export async function mapTypedSubjects(
  context: WriteContext,
  { id, after, changed }: RowChange<"educationHistories">,
): Promise<void> {
  for (const subject of ["major", "minor"] as const) {
    if (!changed.includes(subject) || changed.includes(`${subject}Id`)) continue;
    const typed = after?.[subject];
    // Words that were emptied leave what was chosen from the list.
    if (!typed) continue;
    const field = await knownField(context, typed);
    await context.db
      .updateTable("educationHistories")
      .set({ [`${subject}Id`]: field?.id ?? null })
      .where("id", "=", id)
      .execute();
  }
}

export async function chooseLevel(context: WriteContext, rowId: string, levelId: string): Promise<void> {
  const level = await findListed(context, "educationLevels", levelId, "educationLevelId");
  await context.db
    .updateTable("educationHistories")
    .set({ educationLevelId: level!.id })
    .where("id", "=", rowId)
    .execute();
}

/** 0 to 4 for each entry of a page. */
export async function filterableLevels(rows: Row<"educationHistories">[], { db }: Context | WriteContext) {
  const levels = await db
    .selectFrom("educationLevels")
    .select(["id", "filterableEducationLevel"])
    .where(
      "id",
      "in",
      rows.map(({ educationLevelId }) => educationLevelId),
    )
    .execute();
  const of = new Map(levels.map((level) => [level.id, level.filterableEducationLevel]));
  return new Map<string, unknown>(rows.map((row) => [row.id, of.get(row.educationLevelId) ?? null]));
}

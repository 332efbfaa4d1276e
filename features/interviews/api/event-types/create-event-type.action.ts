/** Creates an interview type with a slug that is unique for its employer. */
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields } from "#platform/server/errors.ts";
import { slugOf } from "#platform/shared/slug.ts";
import { z } from "zod";
import { InterviewEventType } from "../../event-type.ts";
import { instructionProblem } from "../../event-type-rules.ts";
import { defaultInterviewType } from "../../interview-constants.ts";
import { findHost } from "./find-host.query.ts";

const { attributes } = InterviewEventType;

export const eventTypeInput = z
  .strictObject({
    name: attributes.name,
    slug: attributes.slug.optional(),
    duration: attributes.duration.default(30),
    interviewType: attributes.interviewType.default(defaultInterviewType),
    instructions: attributes.instructions.default({}),
    bufferBefore: attributes.bufferBefore.default(0),
    bufferAfter: attributes.bufferAfter.default(0),
    minimumNotice: attributes.minimumNotice.default(120),
    requiresConfirmation: z.boolean().default(false),
    active: z.boolean().default(true),
    /** Whose interviews these are; default one's own. */
    employerProfileId: z.uuid().optional(),
  })
  .check(({ value, issues }) => {
    const problem = instructionProblem(value.interviewType, value.instructions);
    if (problem)
      issues.push({
        code: "custom",
        message: problem.message,
        path: ["instructions", problem.field],
        input: value.instructions,
      });
  });

export async function createEventType(
  context: WriteContext,
  { employerProfileId, slug, instructions, ...values }: z.output<typeof eventTypeInput>,
): Promise<string> {
  const host = await findHost(context, employerProfileId);
  if (slug && (await isSlugTaken(context, host.employerId, slug))) throw slugTaken();
  const { id } = await context.db
    .insertInto("interviewEventTypes")
    .values({
      ...values,
      slug: slug ?? (await freeSlug(context, host.employerId, values.name)),
      instructions: JSON.stringify(instructions),
      employerId: host.employerId,
      employerProfileId: host.id,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Another link for the type; the old one ends. */
export async function changeSlug(context: WriteContext, id: string, slug: string): Promise<void> {
  const { employerId } = await context.db
    .selectFrom("interviewEventTypes")
    .select("employerId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (await isSlugTaken(context, employerId, slug, id)) throw slugTaken();
  await context.db.updateTable("interviewEventTypes").set({ slug }).where("id", "=", id).execute();
}

async function isSlugTaken({ db }: WriteContext, employerId: string, slug: string, except?: string) {
  const other = await db
    .selectFrom("interviewEventTypes")
    .select("id")
    .where("employerId", "=", employerId)
    .where("slug", "=", slug)
    .where("removedAt", "is", null)
    .$if(except !== undefined, (rows) => rows.where("id", "<>", except!))
    .executeTakeFirst();
  return other !== undefined;
}

const slugTaken = () =>
  invalidFields(
    [{ field: "slug", message: /*i18n*/ "Another interview type has this link already", code: "taken" }],
    (field) => `/data/attributes/${field}`,
  );

/** `trial-day`, then `trial-day-2`. */
async function freeSlug({ db }: WriteContext, employerId: string, name: string): Promise<string> {
  const base = slugOf(name, "interview").slice(0, 60).replace(/-$/, "");
  const taken = await db
    .selectFrom("interviewEventTypes")
    .select("slug")
    .where("employerId", "=", employerId)
    .where("removedAt", "is", null)
    .where("slug", "like", `${base}%`)
    .execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = base;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** Creates a job: always as a draft of the caller's own employer; no attribute is required yet. */
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";
import { v7 as uuid } from "uuid";
import { z } from "zod";
import { jobListingInput } from "../../job-listing.ts";
import { checkExternalUrl } from "./external-url.ts";
import { jobColumns, type JobInput } from "./job-columns.ts";
import { saveJobLocations } from "./job-locations.ts";
import { findJobCity, makeJobSlug } from "./job-slug.ts";

export const newJobInput = z.strictObject({ ...jobListingInput, employerId: z.uuid() }).partial();

/** Operators name the employer; an employer who names another one is rejected. */
export async function createJob(
  context: WriteContext,
  { employerId, ...input }: JobInput & { employerId?: string },
): Promise<string> {
  const { actor, db } = context;
  const owner = actor.kind === "employer" ? actor.employerId : employerId;
  if (!owner)
    throw invalidFields([{ field: "employerId", message: /*i18n*/ "Say which employer" }], () => null);
  if (employerId && employerId !== owner) throw forbidden(/*i18n*/ "You can't do that here.");
  await checkExternalUrl(db, owner, input.externalUrl);
  return insertJob(context, owner, input);
}

/** Inserts the draft and its places; what is copied comes this way too. */
export async function insertJob(context: WriteContext, employerId: string, input: JobInput): Promise<string> {
  const { actor, db } = context;
  const id = uuid();
  await db
    .insertInto("jobListings")
    .values({
      ...jobColumns(input),
      id,
      employerId,
      createdById: actor.kind === "employer" ? actor.employerProfileId : null,
      slug: makeJobSlug(id, input.title ?? "", null),
      createdAt: context.now(),
      updatedAt: context.now(),
    })
    .execute();
  if (input.locationIds?.length) {
    await saveJobLocations(db, id, employerId, input.locationIds);
    const slug = makeJobSlug(id, input.title ?? "", await findJobCity(db, id));
    await db.updateTable("jobListings").set({ slug }).where("id", "=", id).execute();
  }
  return id;
}

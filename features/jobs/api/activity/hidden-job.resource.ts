/** The jobs and programs that an educator hides; nobody else learns of it. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { lockLimit } from "#platform/server/database/lock-limit.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import { alwaysAllowed, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { HiddenJob } from "../../hidden-job.ts";
import { findPublicJob } from "./like-job.action.ts";

/** As many as one list shows. */
const maxHidden = 100;

const input = z
  .strictObject({ jobListingId: z.uuid().optional(), employerId: z.uuid().optional() })
  .refine(({ jobListingId, employerId }) => (jobListingId === undefined) !== (employerId === undefined), {
    error: /*i18n*/ "Choose a job or a program",
    path: ["jobListingId"],
  });

export const hiddenJobs = resource({
  entity: HiddenJob,
  table: "hiddenJobs",
  operators: operatorAccess.people,
  collections: {
    hidden_jobs: { for: ["educator"], create: ["educator"], delete: ["educator"] },
  },
  visibleTo: {
    educator: (rows, me) => rows.where("hiddenJobs.userProfileId", "=", me.userProfileId),
  },
  fields: { name: { load: loadNames } },
  sorts: { createdAt: "createdAt" },
  defaultSort: "-createdAt",
  create: { input, run: hide },
  delete: alwaysAllowed,
});

/** Hiding twice is hiding once. */
async function hide(context: WriteContext, { jobListingId, employerId }: z.output<typeof input>) {
  const { db, actor, now } = context;
  if (actor.kind !== "educator") throw forbidden(/*i18n*/ "You can't do that here.");
  const { userProfileId } = actor;
  if (jobListingId) await findPublicJob(context, jobListingId, false);
  if (employerId) await requirePublicEmployer(context, employerId);
  await lockLimit(db, "hidden_jobs", userProfileId);
  const { count } = await db
    .selectFrom("hiddenJobs")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userProfileId", "=", userProfileId)
    .executeTakeFirstOrThrow();
  if (count >= maxHidden)
    throw conflict(/*i18n*/ "You can hide up to 100 jobs and programs. Show one again first.");
  const { id } = await db
    .insertInto("hiddenJobs")
    .values({ userProfileId, jobListingId, employerId, createdAt: now(), updatedAt: now() })
    .onConflict((on) =>
      on
        .columns(["userProfileId", jobListingId ? "jobListingId" : "employerId"])
        .doUpdateSet({ updatedAt: now() }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A program that has had a public job. */
async function requirePublicEmployer({ db }: WriteContext, employerId: string): Promise<void> {
  const job = await db
    .selectFrom("jobListings")
    .select("id")
    .where("employerId", "=", employerId)
    .where("publishedAt", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (!job) throw notFound();
}

async function loadNames(
  rows: Row<"hiddenJobs">[],
  { db }: Context | WriteContext,
): Promise<Map<string, string>> {
  const names = await db
    .selectFrom("hiddenJobs as hidden")
    .leftJoin("jobListings as job", "job.id", "hidden.jobListingId")
    .innerJoin("employers as employer", (join) =>
      join.on((eb) => eb("employer.id", "=", eb.fn.coalesce("hidden.employerId", "job.employerId"))),
    )
    .select(["hidden.id", "job.title", "employer.name"])
    .where(
      "hidden.id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(names.map(({ id, title, name }) => [id, [title, name].filter(Boolean).join(", ")]));
}

/** The attributes of a job that are not simply a column of the same name. */
import { isSignedIn, type Actor } from "#platform/shared/actor.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Field, Row } from "#platform/server/resource.ts";
import { mayReadInside } from "../../job.policy.ts";
import type { ScreeningQuestion } from "../../screening-questions.ts";
import { checkExternalUrl } from "./external-url.ts";
import { jobColumns, type JobInput } from "./job-columns.ts";
import { hoursFromColumns } from "./job-hours.ts";
import { payFromColumns } from "./job-pay.ts";
import { saveJobLocations, loadJobLocationIds } from "./job-locations.ts";

type JobRow = Row<"jobListings">;
type AnyContext = Context | WriteContext;

const written = (name: keyof JobInput) => ({ write: (value: never) => jobColumns({ [name]: value }) });

export const jobFields: Record<string, Field<JobRow>> = {
  description: written("description"),
  compensation: { ...written("compensation"), read: (row: JobRow) => payFromColumns(row) },
  workingHours: { ...written("workingHours"), read: (row: JobRow) => hoursFromColumns(row) },
  supplementalPay: written("supplementalPay"),
  screeningQuestions: { ...written("screeningQuestions"), read: askedOf },
  externalUrl: {
    write: (externalUrl: string | null) => ({ externalUrl }),
    save: async ({ db }, id, url: string | null) => checkExternalUrl(db, await employerOf(db, id), url),
  },
  locationIds: {
    load: (rows: JobRow[], context) => loadJobLocationIds(context, readIds(rows)),
    save: async ({ db }, id, ids: string[]) => saveJobLocations(db, id, await employerOf(db, id), ids),
  },
  liked: { load: loadLikes },
  jobApplicationsCount: { load: countApplications },
};

const readIds = (rows: JobRow[]) => rows.map(({ id }) => id);

/** Only the employer sees the disqualifying answers: an applicant who knew them would answer differently. */
function askedOf(row: JobRow, me: Actor): ScreeningQuestion[] {
  const questions = row.screeningQuestions;
  if (me.kind === "operator" || mayReadInside(me, row)) return questions;
  return questions.map(({ knockOut: _, ...question }) => question);
}

async function loadLikes(rows: JobRow[], { db, actor }: AnyContext): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>(rows.map(({ id }) => [id, false]));
  if (!isSignedIn(actor) || actor.kind !== "educator") return all;
  const likes = await db
    .selectFrom("jobLikes")
    .select("jobListingId")
    .where("userProfileId", "=", actor.userProfileId)
    .where("jobListingId", "in", readIds(rows))
    .execute();
  for (const { jobListingId } of likes) all.set(jobListingId, true);
  return all;
}

/** Drafts count only after they are submitted. */
async function countApplications(rows: JobRow[], { db }: AnyContext): Promise<Map<string, unknown>> {
  const counts = await db
    .selectFrom("jobApplications")
    .select((eb) => ["jobListingId", eb.fn.countAll<number>().as("count")])
    .where("jobListingId", "in", readIds(rows))
    .where("aasmState", "!=", "draft")
    .groupBy("jobListingId")
    .execute();
  const all = new Map<string, unknown>(rows.map(({ id }) => [id, 0]));
  for (const { jobListingId, count } of counts) all.set(jobListingId, count);
  return all;
}

async function employerOf(db: WriteContext["db"], id: string): Promise<string> {
  const job = await db
    .selectFrom("jobListings")
    .select("employerId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return job.employerId;
}

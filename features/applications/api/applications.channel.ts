/** `ApplicationsChannel`: `application.created` and `application.updated`, for the educator and the employer. */
import { channel } from "#platform/server/channel.ts";
import type { RowStreams } from "#platform/server/cable/broadcast.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";

export const applicationsChannel = channel({
  name: "ApplicationsChannel",
  params: z.object({ jobListingId: z.uuid().optional() }),
  async streams(actor, { jobListingId }, { db }) {
    if (actor.kind === "educator") return jobListingId ? null : [ofEducator(actor.userProfileId)];
    if (actor.kind !== "employer") return null;
    if (!jobListingId) return [ofEmployer(actor.employerId)];
    const own = await db
      .selectFrom("jobListings")
      .select("id")
      .where("id", "=", jobListingId)
      .where("employerId", "=", actor.employerId)
      .executeTakeFirst();
    return own ? [ofJob(jobListingId)] : null;
  },
});

type ApplicationKeys = Pick<Row<"jobApplications">, "userProfileId" | "employerId" | "jobListingId">;
const rowStreams = (of: (application: ApplicationKeys) => string[]): RowStreams<ApplicationKeys> => ({
  type: "job_applications",
  event: "application",
  of,
});

/** For changes that the team alone may know of: its notes and marks, or a rejection that is not sent yet. */
export const reviewStreams = rowStreams(({ employerId, jobListingId }) => [
  ofEmployer(employerId),
  ofJob(jobListingId),
]);

/** For what only becomes visible to the educator: the team knows it already. */
export const applicantStreams = rowStreams(({ userProfileId }) => [ofEducator(userProfileId)]);

/** For changes that both sides see; each subscriber receives what they may see. */
export const applicationStreams = rowStreams((application) => [
  ...applicantStreams.of(application),
  ...reviewStreams.of(application),
]);

const ofEducator = (id: string) => `applications:educator:${id}`;
const ofEmployer = (id: string) => `applications:employer:${id}`;
const ofJob = (id: string) => `applications:job:${id}`;

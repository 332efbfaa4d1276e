/** `ApplicationsChannel`: `application.created` and `application.updated`, for the educator and the employer. */
import { channel } from "#platform/server/channel.ts";
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

/** The streams for changes of this application; each subscriber receives what they may see, or nothing. */
export const applicationStreams = (application: {
  userProfileId: string;
  employerId: string;
  jobListingId: string;
}): string[] => [
  ofEducator(application.userProfileId),
  ofEmployer(application.employerId),
  ofJob(application.jobListingId),
];

const ofEducator = (id: string) => `applications:educator:${id}`;
const ofEmployer = (id: string) => `applications:employer:${id}`;
const ofJob = (id: string) => `applications:job:${id}`;

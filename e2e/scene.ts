/** What journeys find already there: an employer's job that everybody can see, made through the API. */
import { randomBytes } from "node:crypto";
import type { Answer, Person } from "./api.ts";

export interface PublishedJob {
  id: string;
  title: string;
  slug: string;
  /** Its public page. */
  path: string;
}

/** Everything a job must say; a place in Austin, where the sample's own jobs are many. */
const wholeJob = {
  roleType: "Teacher (Lead/Head)",
  employmentType: ["Full-time"],
  compensation: { min: 21, max: 27, interval: "hour" },
  description: "<p>Lead a room of twelve preschoolers with an assistant and an hour to plan each day.</p>",
};

/** Writes and publishes a job; the operator lets a new employer's first one through. */
export async function publishJob(
  employer: Person,
  operator: Person,
  more: Record<string, unknown> = {},
): Promise<PublishedJob> {
  const title = `Lead Preschool Teacher ${randomBytes(3).toString("hex")}`;
  const locationIds = [await aLocationOf(employer)];
  const attributes = { title, ...wholeJob, locationIds, ...more };
  const { data } = await employer.ask<Answer>("employer/job_listings", {
    method: "POST",
    body: { data: { type: "job_listings", attributes } },
  });
  const publish = `employer/job_listings/${data.id}/publish`;
  await employer.ask(publish, { method: "POST" });
  const { data: asked } = await employer.ask<Answer>(`employer/job_listings/${data.id}`);
  if (asked.attributes["listingStatus"] === "pending_review") await operator.ask(publish, { method: "POST" });
  const { data: published } = await employer.ask<Answer>(`employer/job_listings/${data.id}`);
  const slug = String(published.attributes["slug"]);
  return { id: data.id, title: String(published.attributes["title"]), slug, path: `/jobs/${slug}` };
}

async function aLocationOf(employer: Person): Promise<string> {
  const { data } = await employer.ask<Answer>("locations", {
    method: "POST",
    body: {
      data: { type: "locations", attributes: { name: "Kite Harbor", address: "1 Elm Street", zip: "78701" } },
    },
  });
  return data.id;
}

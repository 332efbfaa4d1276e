/** Loads what an email shows of some jobs, in the reader's language. */
import { payText } from "#features/educators/pay-text.ts";
import type { Language } from "#platform/server/context.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { translator } from "#platform/server/translations.ts";
import { sql } from "kysely";
import { payFromColumns } from "../listing/job-pay.ts";
import type { JobInMail } from "./alerts.mail.ts";

/** In the order requested; what is gone in the meantime is left out. */
export async function loadJobsForEmail(
  db: Queryable,
  ids: string[],
  language: Language,
): Promise<JobInMail[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .select(["job.id", "job.slug", "job.title", "employer.name as employer"])
    .select(["job.compensationMin", "job.compensationMax", "job.compensationInterval"])
    .select(place.as("place"))
    .where("job.id", "in", ids)
    .where("job.listingStatus", "=", "published")
    .where("employer.refused", "is", null)
    .execute();
  const localizer = { t: translator(language), locale: language };
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const { slug, title, employer } = row;
    const pay = payText(localizer, payFromColumns(row));
    return [{ id, slug, title, employer, place: row.place ?? "", pay }];
  });
}

const place = sql<string | null>`(
  select concat_ws(', ', place.city, place.administrative_area_level1)
  from job_listing_locations at join locations place on place.id = at.location_id
  where at.job_listing_id = job.id order by at.position limit 1)`;

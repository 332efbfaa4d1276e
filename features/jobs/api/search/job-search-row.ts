/** Builds a job's search row: only what it can be found by. */
import { hourlyPay } from "#features/educators/compensation.ts";
import { usualMinimumAge } from "#features/educators/educator-age.ts";
import { geoOf } from "#features/places/cells.ts";
import type { Point } from "#features/places/distance.ts";
import { textOfHtml } from "#platform/server/rich-text.ts";
import { type PayColumns, payFromColumns } from "../listing/job-pay.ts";
import { facetsOf, type FacetedJob, termsOf } from "./job-facets.ts";
import { plainText } from "./search-text.ts";

export interface JobToFind extends FacetedJob, PayColumns {
  id: string;
  employerId: string;
  employerName: string;
  geographyId: string | null;
  title: string;
  description: string;
  publishedAt: Date;
  minAge: number | null;
  places: { city: string | null; neighborhood: string | null; lat: number | null; lng: number | null }[];
}

/** The row's columns; `a` to `d` are its texts by weight. */
export function jobSearchRow(job: JobToFind) {
  const points: Point[] = job.places.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  const towns = job.places.flatMap(({ city, neighborhood }) => [city ?? "", neighborhood ?? ""]).join(" ");
  return {
    job_listing_id: job.id,
    employer_id: job.employerId,
    geography_id: job.geographyId,
    geo: [...new Set(points.flatMap(geoOf))],
    facets: facetsOf(job),
    terms: termsOf(job),
    points: points.flatMap(({ lat, lng }) => [lat, lng]),
    hourly_max: hourlyCents(job),
    published_at: job.publishedAt,
    min_age: job.minAge ?? usualMinimumAge,
    a: plainText(job.title),
    b: plainText(`${job.employerName} ${job.roleType ?? ""}`),
    c: plainText(towns),
    d: plainText(textOfHtml(job.description)),
    fuzzy: plainText(`${job.title} ${towns}`),
  };
}

/** The upper end in cents an hour; the lower where no upper is named. A year is 2,080 hours. */
export function hourlyCents(pay: PayColumns): number {
  const { min, max } = hourlyPay(payFromColumns(pay));
  return Math.min(Math.round((max ?? min ?? 0) * 100), 2_147_483_647);
}

/** What an employer tells people about a job of theirs: the facts of a poster and ready texts, in either language. */
import { payText } from "#features/educators/pay-text.ts";
import type { Context, Language } from "#platform/server/context.ts";
import { conflict, forbidden, notFound, unauthorized } from "#platform/server/errors.ts";
import { translator } from "#platform/server/translations.ts";
import { sql } from "kysely";
import { z } from "zod";
import type { JobSchedule } from "../../job-constants.ts";
import { jobLinkFrom } from "../../job-sources.ts";
import { isOpenForApplications } from "../../job-transitions.ts";
import { workingHoursText } from "../../working-hours-text.ts";
import { type HoursColumns, hoursFromColumns } from "../listing/job-hours.ts";
import { type PayColumns, payFromColumns } from "../listing/job-pay.ts";

export interface SharedJob {
  slug: string;
  title: string;
  employer: string;
  place: string;
  /** The stored picture of the employer. */
  imageFileId: string | undefined;
  facts: (language: Language) => { pay: string; hours: string; ages: string };
}

/** One of the caller's own published jobs: a link to any other leads nowhere. */
export async function findSharedJob({ actor, db }: Context, id: string): Promise<SharedJob> {
  if (actor.kind === "guest") throw unauthorized(/*i18n*/ "Please log in.");
  if (actor.kind !== "employer") throw forbidden(/*i18n*/ "You can't do that here.");
  if (!z.uuid().safeParse(id).success) throw notFound();
  const row = await db
    .selectFrom("jobListings as job")
    .innerJoin("employers as employer", "employer.id", "job.employerId")
    .select(["job.slug", "job.title", "job.listingStatus", "employer.name as employer"])
    .select("employer.profileImage")
    .select(["job.compensationMin", "job.compensationMax", "job.compensationInterval"])
    .select(["job.employmentType", "job.jobSchedule", "job.ageGroup", place.as("place")])
    .select(["job.workingDays", "job.startsAtMinute", "job.endsAtMinute"])
    .select(["job.hoursVary", "job.hoursPerWeek"])
    .where("job.id", "=", id)
    .where("job.employerId", "=", actor.employerId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!isOpenForApplications(row.listingStatus))
    throw conflict(/*i18n*/ "Publish this job first: nobody can open its link now.", {
      code: "job_not_published",
    });
  const { slug, title, employer, profileImage } = row;
  return {
    ...{ slug, title, employer, place: row.place ?? "", imageFileId: profileImage?.fileId },
    facts: (language) => factsIn(language, row),
  };
}

interface FactColumns extends PayColumns, HoursColumns {
  employmentType: readonly string[];
  jobSchedule: string | null;
  ageGroup: readonly string[];
}

function factsIn(language: Language, row: FactColumns) {
  const t = translator(language);
  const schedule = row.jobSchedule ? t(scheduleTexts[row.jobSchedule as JobSchedule]) : "";
  const stated = workingHoursText({ t, locale: language }, hoursFromColumns(row));
  return {
    pay: payText({ t, locale: language }, payFromColumns(row)),
    hours: [...row.employmentType.map((type) => t(type)), stated || schedule].filter(Boolean).join(", "),
    ages: row.ageGroup.map((group) => t(group)).join(", "),
  };
}

const scheduleTexts: Record<JobSchedule, string> = {
  full_days: /*i18n*/ "Full days",
  mornings: /*i18n*/ "Mornings",
  afternoons: /*i18n*/ "Afternoons",
  before_school: /*i18n*/ "Before school",
  after_school: /*i18n*/ "After school",
  evenings: /*i18n*/ "Evenings",
  weekends: /*i18n*/ "Weekends",
  flexible: /*i18n*/ "Flexible hours",
};

const place = sql<string | null>`(
  select concat_ws(', ', nullif(place.address, ''), place.city, place.administrative_area_level1)
  from job_listing_locations at join locations place on place.id = at.location_id
  where at.job_listing_id = job.id order by at.position limit 1)`;

export interface SharingTexts {
  /** For a group of parents. */
  parents: string;
  email: { subject: string; body: string };
}

/** Texts that an employer changes as they like before they send them. */
export function sharingTextsOf(job: SharedJob, language: Language, origin: string): SharingTexts {
  const t = translator(language);
  const { title, employer, place: where } = job;
  const { pay, hours, ages } = job.facts(language);
  const facts = [where, pay, hours, ages].filter(Boolean).join("\n");
  const link = (source: "parents_group" | "share") => origin + jobLinkFrom(job.slug, source);
  return {
    parents: [
      t(/*i18n*/ "{employer} is looking for somebody: {title}", { employer, title }),
      facts,
      t(/*i18n*/ "Do you know somebody who is good with children? Please pass this on."),
      t(/*i18n*/ "All about the job, and how to apply: {url}", { url: link("parents_group") }),
    ].join("\n\n"),
    email: {
      subject: t(/*i18n*/ "{employer} is hiring: {title}", { employer, title }),
      body: [
        t(/*i18n*/ "We at {employer} are looking for somebody for this job: {title}", { employer, title }),
        facts,
        t(/*i18n*/ "All about the job, and how to apply: {url}", { url: link("share") }),
      ].join("\n\n"),
    },
  };
}

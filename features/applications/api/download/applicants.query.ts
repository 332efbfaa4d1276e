/** What a file says of applicants beside their applications: people, jobs, places and marks, read for a batch at once. */
import type { Context } from "#platform/server/context.ts";
import { sql } from "kysely";
import type { ApplicationRow } from "../application-row.ts";
import { likedByEmployer, locationsOf } from "../related.ts";

export interface Applicant {
  row: ApplicationRow;
  person: Person;
  jobTitle: string;
  places: string[];
  liked: boolean;
}

type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** In the order of the rows. */
export async function readApplicants(context: Context, rows: ApplicationRow[]): Promise<Applicant[]> {
  if (rows.length === 0) return [];
  const [people, jobs, placesOf, liked] = await Promise.all([
    readPeople(context, [...new Set(rows.map(({ userProfileId }) => userProfileId))]),
    readJobs(context, [...new Set(rows.map(({ jobListingId }) => jobListingId))]),
    readPlaces(context, rows),
    likedByEmployer(rows, context),
  ]);
  const personOf = new Map(people.map((person) => [person.id, person]));
  const titleOf = new Map(jobs.map(({ id, title }) => [id, title]));
  return rows.flatMap((row) => {
    const person = personOf.get(row.userProfileId);
    if (!person) return [];
    const jobTitle = titleOf.get(row.jobListingId) ?? "";
    return [{ row, person, jobTitle, places: placesOf(row.id), liked: liked.get(row.id) === true }];
  });
}

/** Whoever applied has opened their contact details; what they switched off on the profile stays off here. */
const readPeople = ({ db }: Context, ids: string[]) =>
  db
    .selectFrom("userProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select([
      "profile.id",
      "profile.slug",
      "profile.firstName",
      "profile.lastName",
      "profile.phoneNumber",
      "profile.city",
      "profile.state",
      "account.email",
    ])
    .select([
      sql<string | null>`(select job_title || ', ' || company from work_histories
        where user_profile_id = profile.id order by current desc, start_date desc, id limit 1)`.as(
        "latestJob",
      ),
      sql<string | null>`(select level.title from education_histories
        join education_levels level on level.id = education_level_id
        where user_profile_id = profile.id and profile.show_education
        order by level.filterable_education_level desc, level.position desc limit 1)`.as("education"),
      sql<string[] | null>`(select array_agg(title order by title) from certifications
        where user_profile_id = profile.id and profile.show_certifications)`.as("certifications"),
    ])
    .where("profile.id", "in", ids)
    .execute();

const readJobs = ({ db }: Context, ids: string[]) =>
  db.selectFrom("jobListings").select(["id", "title"]).where("id", "in", ids).execute();

async function readPlaces(context: Context, rows: ApplicationRow[]): Promise<(id: string) => string[]> {
  const chosen = await locationsOf(
    context,
    rows.map(({ id }) => id),
  );
  const ids = [...new Set([...chosen.values()].flat())];
  const places =
    ids.length === 0
      ? []
      : await context.db.selectFrom("locations").select(["id", "name"]).where("id", "in", ids).execute();
  const nameOf = new Map(places.map(({ id, name }) => [id, name]));
  return (id) => (chosen.get(id) ?? []).flatMap((place) => nameOf.get(place) ?? []);
}

/** Educators by the hundred thousand, written by SQL alone: around big cities, with realistic text. */
import type { Database } from "#platform/server/database/database.ts";
import { sql } from "kysely";

/** Where most people live. */
export const metros = [
  [40.71, -74.0],
  [34.05, -118.24],
  [41.88, -87.63],
  [29.76, -95.37],
  [33.45, -112.07],
  [39.95, -75.17],
  [29.42, -98.49],
  [32.72, -117.16],
  [32.78, -96.8],
  [30.27, -97.74],
  [37.77, -122.42],
  [47.61, -122.33],
  [39.74, -104.99],
  [42.36, -71.06],
  [33.75, -84.39],
  [25.76, -80.19],
  [44.98, -93.27],
  [45.52, -122.68],
  [36.16, -86.78],
  [35.23, -80.84],
] as const;

/** A condition that names the row makes `random()` run for each row. */
export async function makeEducators(db: Database, count: number): Promise<void> {
  await sql`select setseed(0.42)`.execute(db);
  await sql`
    insert into accounts (email, password_hash, user_type, last_seen_at)
    select 'educator-' || n || '@people.example', 'none', 'educator', now() - random() ^ 3 * interval '300 days'
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into user_profiles (account_id, slug, first_name, last_name, city, state, zip_code, approval_state, created_at,
      lat, lng)
    select account.id, 'educator-' || account.id, ${pick(firstNames)}, ${pick(lastNames)}, 'Springfield', 'TX', '78701',
      'approved', now() - random() * interval '900 days', metro.lat + (random() + random() - 1) / 2,
      metro.lng + (random() + random() - 1) / 2
    from accounts account
    cross join lateral (select ${sql.raw(`(array[${metros.map(([lat]) => lat)}])`)}[place] lat,
        ${sql.raw(`(array[${metros.map(([, lng]) => lng)}])`)}[place] lng
      from (select 1 + floor(random() ^ 2 * ${metros.length})::int as place where account.id is not null) chosen) metro
    where account.user_type = 'educator'`.execute(db);
  await sql`
    insert into candidate_search (user_profile_id, lat, lng, cell, geo, facets, terms, rank, tsv, fuzzy, name, created_at)
    select id, lat, lng, fine, array[fine, -1 - coarse], facets, terms,
      ((case when facets @> '{100}' then 3 when facets @> '{101}' then 2 else 0 end) * 2 + (facets @> '{900}')::int) * 65536
        + (random() * 300)::int + 20000,
      setweight(to_tsvector('simple', lower(first_name || ' ' || last_name)), 'A') || setweight(to_tsvector('english', role), 'B'),
      lower(first_name || ' ' || last_name || ' ' || role || ' springfield'), lower(last_name || ' ' || first_name), created_at
    from user_profiles
    cross join lateral (select ${pick(roles)} as role,
      floor((lat + 90) * 8)::int * 2880 + floor((lng + 180) * 8)::int as fine,
      floor(lat + 90)::int * 360 + floor(lng + 180)::int as coarse,
      array[100 + floor(random() ^ 2 * 3)::int, 300 + floor(random() * 6)::int]
        || case when random() < 0.6 then '{200}'::int[] else '{201,203}'::int[] end
        || array(select generate_series(400, 400 + floor(random() ^ 1.5 * 5)::int) where user_profiles.id is not null)
        || array(select generate_series(500, 500 + floor(random() * 8)::int) where user_profiles.id is not null)
        || array[700 + floor(random() * 17)::int]
        || array[1000 + floor(random() ^ 4 * 80)::int]
        || case when random() < 0.3 then '{600}'::int[] else '{}' end
        || case when random() < 0.25 then '{900}'::int[] else '{}' end as facets,
      case when random() < 0.02 then '{certifications:cda: home visitor}'::text[]
        when random() < 0.4 then '{certifications:cda: preschool}' else '{}' end as terms
      where user_profiles.id is not null) made`.execute(db);
}

const firstNames = ["Maria", "Ann", "Priya", "Keiko", "Linda", "Rosa", "James", "Fatima", "Zoe", "Chidi"];
const lastNames = [
  "Smith",
  "Koch",
  "Garcia",
  "Nguyen",
  "Patel",
  "Tanaka",
  "Okafor",
  "Miller",
  "Lopez",
  "Quist",
];
const roles = [
  "lead preschool teacher",
  "infant caregiver",
  "montessori guide",
  "nanny",
  "camp counselor",
  "director",
];

const pick = (choices: string[]) =>
  sql.raw(`(array['${choices.join("','")}'])[1 + floor(random() * ${choices.length})::int]`);

export type Team = Awaited<ReturnType<typeof makeTeam>>;

/** An employer that has viewed many, likes some, and has a job that fits some. */
export async function makeTeam(db: Database) {
  const { id: employerId } = await db
    .insertInto("employers")
    .values({ name: "Little Oaks", slug: "little-oaks" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const job = await db
    .insertInto("jobListings")
    .values({
      ...{ employerId, slug: "lead-teacher", title: "Lead teacher", listingStatus: "published" },
      ...{ roleType: "Teacher (Lead/Head)", employmentType: ["Full-time"], publishedAt: new Date() },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const location = await db
    .insertInto("locations")
    .values({
      ...{ employerId, name: "Oaks", address: "1 Elm Street", zip: "78701" },
      lat: 30.27,
      lng: -97.74,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("jobListingLocations")
    .values({ jobListingId: job.id, locationId: location.id, position: 0 })
    .execute();
  await sql`insert into profile_views (employer_id, user_profile_id)
    select ${employerId}, id from user_profiles order by random() limit 2000`.execute(db);
  await sql`insert into profile_likes (employer_id, user_profile_id)
    select ${employerId}, id from user_profiles order by random() limit 300`.execute(db);
  await sql`insert into job_recommendations (user_profile_id, job_listing_id, score, employer_score)
    select id, ${job.id}, fit, fit from (select id, 0.75 + random() / 4 as fit from user_profiles) as fitting order by random() limit 800`.execute(
    db,
  );
  return { employerId, jobListingId: job.id };
}

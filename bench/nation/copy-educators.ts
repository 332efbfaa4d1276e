/** Educators by the million: each a person of the sample with another name, home and last visit. */
import { matchQuestions } from "#features/matching/educator-facts.ts";
import { searchQuestions } from "#features/candidates/api/search/searchable-candidates.query.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { copyRows } from "./copy-rows.ts";
import { daysOfHistory, type NationSizes } from "./nation-sizes.ts";

/** Few names are shared by many, many by few: the draw favors the first of each list. */
export async function drawEducators(db: Queryable, { educators }: NationSizes): Promise<void> {
  await sql`select setseed(0.42)`.execute(db);
  await sql
    .raw(`create unlogged table nation.people as
    with homes as materialized (
      select row_number() over () as n, place, state, floor(random() * pool.size)::int as template,
        floor(random() ^ 2 * first.size)::int as first_name, floor(random() ^ 2 * last.size)::int as last_name,
        floor(random() ^ 3 * 40)::int as days
      from (select place, state from nation.places cross join generate_series(1, educators) order by random()) home
      join (select state, count(*)::int as size from nation.educators group by state) pool using (state)
      cross join (select count(*)::int as size from nation.first_names) first
      cross join (select count(*)::int as size from nation.last_names) last)
    select n, place, educator.id as template, is_findable, first_name, last_name, days,
      date_trunc('milliseconds', now() - interval '${daysOfHistory} days' * (1 - n / ${educators}::float8)) as created_at
    from homes join nation.educators educator on educator.state = homes.state and educator.number = homes.template
    order by n`)
    .execute(db);
  await sql`analyze nation.people`.execute(db);
}

export async function copyProfiles(db: Queryable): Promise<void> {
  await copyRows(db, {
    table: "accounts",
    from: `from nation.people person
      join nation.first_names first on first.number = person.first_name
      join nation.last_names last on last.number = person.last_name
      join user_profiles profile on profile.id = person.template
      join {template} template on template.id = profile.account_id`,
    columns: {
      id: "nation.id(1, person.n)",
      email: "'educator-' || person.n || '@nation.example'",
      first_name: "first.name",
      last_name: "last.name",
      verified_phone: "null",
      last_seen_at: "template.last_seen_at - person.days * interval '1 day'",
      created_at: "person.created_at",
      updated_at: "person.created_at",
    },
  });
  await copyRows(db, {
    table: "user_profiles",
    from: `from nation.people person
      join nation.places place using (place)
      join nation.first_names first on first.number = person.first_name
      join nation.last_names last on last.number = person.last_name
      join {template} template on template.id = person.template`,
    columns: {
      id: "nation.id(2, person.n)",
      account_id: "nation.id(1, person.n)",
      geography_id: "place.geography_id",
      slug: "'educator-' || person.n",
      first_name: "first.name",
      last_name: "last.name",
      city: "place.city",
      state: "place.state",
      zip_code: "place.zip",
      lat: "place.lat",
      lng: "place.lng",
      created_at: "person.created_at",
      updated_at: "person.created_at",
    },
  });
}

/** The rows by which candidates are found; `rank` ends with the day of the last visit (`candidate-rank.ts`). */
export const copyCandidates = (db: Queryable): Promise<void> =>
  copyRows(db, {
    table: "candidate_search",
    templateTable: "nation.candidate_search",
    from: `from nation.people person
      join nation.places place using (place)
      join nation.first_names first on first.number = person.first_name
      join nation.last_names last on last.number = person.last_name
      join {template} template on template.user_profile_id = person.template`,
    columns: {
      user_profile_id: "nation.id(2, person.n)",
      geography_id: "place.geography_id",
      lat: "place.lat",
      lng: "place.lng",
      cell: "place.cell",
      geo: "place.geo",
      rank: "template.rank - person.days",
      created_at: "person.created_at",
      updated_at: "person.created_at",
      name: "last.plain || ' ' || first.plain",
      fuzzy: "first.plain || ' ' || last.plain || ' ' || template.fuzzy || ' ' || place.plain_city",
      tsv: "setweight(first.tsv || last.tsv, 'A') || template.tsv || setweight(place.tsv, 'C')",
    },
  });

/** The facts that their match reads. The templates have the place that somebody wished for; the others' is their home. */
export const copyFacts = (db: Queryable): Promise<void> =>
  copyRows(db, {
    table: "candidate_facts",
    templateTable: "nation.candidate_facts",
    from: `from nation.people person
      join nation.places place using (place)
      join {template} template on template.user_profile_id = person.template`,
    columns: {
      user_profile_id: "nation.id(2, person.n)",
      facts: `case when template.facts -> 'place' = 'null'
        then template.facts || jsonb_build_object('place', jsonb_build_object('lat', place.lat, 'lng', place.lng))
        else template.facts end`,
    },
  });

/** What triggers add to with each row; rows are copied without them. */
export async function countCandidates(db: Queryable): Promise<void> {
  await sql`truncate candidate_counts`.execute(db);
  await sql`insert into candidate_counts (small_cell, people)
    select small_cell, count(*) from candidate_search where small_cell is not null group by small_cell`.execute(
    db,
  );
  await sql`insert into candidate_words (word)
    select distinct word from candidate_search cross join string_to_table(fuzzy, ' ') as word
    where word <> '' on conflict do nothing`.execute(db);
}

/** What the search and the match read of those who can be found. */
export async function copyCareers(db: Queryable): Promise<void> {
  const questions = [...new Set<string>([...matchQuestions, ...searchQuestions])];
  const tables = {
    work_histories: "",
    education_histories: "",
    certifications: "",
    video_ask_answers: "",
    profile_question_answers: `and template.profile_question_name in ('${questions.join("', '")}')`,
  };
  for (const [table, condition] of Object.entries(tables))
    await copyRows(db, {
      table,
      from: `from nation.people person
        join {template} template on template.user_profile_id = person.template
        where person.is_findable ${condition}`,
      columns: { id: null, user_profile_id: "nation.id(2, person.n)" },
    });
}

/**
 * What the nation is copied from: the sample marketplace, whose people, programs and jobs are written by the product's
 * own code. Their search rows are also taken without names, towns and homes, which every copy has of its own.
 */
import { refreshCandidates } from "#features/candidates/api/search/refresh-candidates.ts";
import { refreshJobSearch } from "#features/jobs/api/search/refresh-job-search.ts";
import { plainText } from "#features/jobs/api/search/search-text.ts";
import { firstNames, lastNames } from "#db/sample/educators/names.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import type { Database, Transaction } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { nationPlaces } from "./nation-places.ts";
import type { NationSizes } from "./nation-sizes.ts";

/** Creates the schema `nation`, with everything that the copies are drawn from. */
export async function createTemplates(db: Database, sizes: NationSizes): Promise<void> {
  await sql.raw(tables).execute(db);
  await db.transaction().execute(storeSearchRows);
  await sql`insert into nation.educators (id, state, number, is_findable)
    select profile.id, profile.state, row_number() over (partition by profile.state order by profile.id) - 1,
      exists (select from nation.candidate_search found where found.user_profile_id = profile.id)
    from user_profiles profile join accounts account on account.id = profile.account_id
    where account.email <> ${demoAccounts.educator.email}`.execute(db);
  await insertEmployers(db);
  await sql`insert into nation.sites (id, employer_id, number, north, east)
    select id, employer_id, row_number() over site - 1, lat - first_value(lat) over site, lng - first_value(lng) over site
    from locations where lat is not null window site as (partition by employer_id order by id)`.execute(db);
  await insertPlaces(db, sizes);
  await insertNames(db, "first_names", [...firstNames, ...accentedFirstNames]);
  await insertNames(db, "last_names", [...lastNames, ...accentedLastNames, ...doubleNames()]);
  await sql`analyze`.execute(db);
}

const tables = `
  create schema nation;
  create unlogged table nation.places (place int primary key generated always as identity (start 0 minvalue 0), zip text,
    lat float8, lng float8, city text, plain_city text, state text, geography_id uuid, cell int, geo int[], educators int,
    programs int, tsv tsvector);
  create unlogged table nation.first_names (number int primary key, name text, plain text, tsv tsvector);
  create unlogged table nation.last_names (number int primary key, name text, plain text, tsv tsvector);
  create unlogged table nation.educators (id uuid primary key, state text, number int, is_findable boolean);
  create unlogged table nation.employers (id uuid primary key, state text, number int, plain text);
  create unlogged table nation.sites (id uuid primary key, employer_id uuid, number int, north float8, east float8);
  -- As cells.ts numbers them: by eighths of a degree, or by whole ones.
  create function nation.cell(lat float8, lng float8, per_degree int) returns int language sql immutable as
    'select floor((lat + 90) * per_degree)::int * 360 * per_degree + floor((lng + 180) * per_degree)::int';
  -- Ids of a kind of row that are in order of their numbers, as those of version 7 are in order of time.
  create function nation.id(kind int, number bigint) returns uuid language sql immutable as
    $$select ('01900000-0000-7000-8' || lpad(kind::text, 3, '0') || '-' || lpad(to_hex(number), 12, '0'))::uuid$$;`;

/** The sample stays as it was: its names, towns and homes are taken away only while the rows are read. */
async function storeSearchRows(tx: Transaction): Promise<void> {
  const candidates = await tx.selectFrom("candidateSearch").select("userProfileId as id").execute();
  const jobs = await tx.selectFrom("jobSearch").select("jobListingId as id").execute();
  const refresh = async () => {
    const now = new Date();
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    await refreshCandidates(tx, idsOf(candidates), now);
    await refreshJobSearch(tx, idsOf(jobs));
  };
  await sql
    .raw(`create unlogged table nation.names as
    select id, first_name, last_name, city, lat, lng from user_profiles;
    create unlogged table nation.programs_names as select id, name from employers;
    create unlogged table nation.towns as select id, city, neighborhood from locations;
    update user_profiles set first_name = '', last_name = '', city = '', lat = null, lng = null;
    update employers set name = '';
    update locations set city = '', neighborhood = ''`)
    .execute(tx);
  await refresh();
  await sql
    .raw(`create unlogged table nation.candidate_search as select * from candidate_search;
    create unlogged table nation.candidate_facts as select * from candidate_facts;
    create unlogged table nation.job_search as select * from job_search;
    update user_profiles profile set first_name = own.first_name, last_name = own.last_name, city = own.city,
        lat = own.lat, lng = own.lng
      from nation.names own where own.id = profile.id;
    update employers set name = own.name from nation.programs_names own where own.id = employers.id;
    update locations set city = own.city, neighborhood = own.neighborhood
      from nation.towns own where own.id = locations.id`)
    .execute(tx);
  await refresh();
  await tx.deleteFrom("candidateChanges").execute();
}

async function insertEmployers(db: Database): Promise<void> {
  const names = await db
    .selectFrom("employers")
    .select(["id", "name"])
    .where("approvalState", "=", "approved")
    .where("brandId", "is", null)
    .execute();
  const rows = names.map(({ id, name }) => ({ id, plain: plainText(name) }));
  await sql`insert into nation.employers (id, state, number, plain)
    select employer.id, place.state, row_number() over (partition by place.state order by employer.id) - 1, plain
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as employer(id uuid, plain text)
    cross join lateral (select administrative_area_level1 as state from locations
      where locations.employer_id = employer.id order by id limit 1) place`.execute(db);
}

async function insertPlaces(db: Database, sizes: NationSizes): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select distinct state from nation.educators join nation.employers using (state)`.execute(db);
  const places = nationPlaces(new Set(rows.map(({ state }) => state)), sizes);
  await sql`insert into nation.places (zip, lat, lng, city, plain_city, state, cell, geo, educators, programs, tsv)
    select zip, lat, lng, city, plain_city, state, cell, geo, educators, programs, to_tsvector('simple', plain_city)
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(zip text, lat float8, lng float8, city text,
      plain_city text, state text, cell int, geo int[], educators int, programs int)`.execute(db);
  // Where two areas share a ZIP the smaller one has it.
  await sql`update nation.places set geography_id = area.id from (
      select distinct on (zip) zip, id from geographies cross join unnest(zips) as zip
      order by zip, cardinality(zips)) area
    where area.zip = places.zip`.execute(db);
}

async function insertNames(db: Database, table: string, names: readonly string[]): Promise<void> {
  const rows = names.map((name, number) => ({ number, name, plain: plainText(name) }));
  await sql`insert into ${sql.raw(`nation.${table}`)} (number, name, plain, tsv)
    select number, name, plain, to_tsvector('simple', plain)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as names(number int, name text, plain text)`.execute(
    db,
  );
}

const accentedFirstNames =
  `José María Sofía Zoë Renée Chloé Núria Inés Lucía Andrés Mónica Thérèse Anaïs Noémie Séraphine Ramón`.split(
    " ",
  );
const accentedLastNames =
  `Muñoz García Núñez Peña Ibáñez Gutiérrez Hernández López Pérez Sánchez Jiménez Nguyễn Lefèvre Müller Åkesson`.split(
    " ",
  );

/** Many have two names, joined or not. */
const doubleNames = () =>
  lastNames.map((name, index) => {
    const second = lastNames[(index * 7 + 11) % lastNames.length]!;
    return `${name}${index % 3 === 0 ? " " : "-"}${second}`;
  });

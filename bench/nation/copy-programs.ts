/** Programs and their published jobs by the hundred thousand: each one of the sample in another town. */
import type { Queryable } from "#platform/server/database/database.ts";
import { sql } from "kysely";
import { copyRows } from "./copy-rows.ts";
import type { NationSizes } from "./nation-sizes.ts";

/** Sites lie a few streets from the middle of their ZIP; jobs were published up to three weeks earlier. */
export async function drawPrograms(db: Queryable, { jobs }: NationSizes): Promise<void> {
  await sql
    .raw(`select setseed(0.17);
    create unlogged table nation.programs as
    with homes as materialized (
      select row_number() over () as n, place, state, floor(random() * pool.size)::int as template,
        lat + (random() - 0.5) * 0.02 as lat, lng + (random() - 0.5) * 0.02 as lng
      from (select * from nation.places cross join generate_series(1, programs) order by random()) home
      join (select state, count(*)::int as size from nation.employers group by state) pool using (state))
    select n, place, homes.lat, homes.lng, employer.id as template
    from homes join nation.employers employer on employer.state = homes.state and employer.number = homes.template
    order by n;
    create unlogged table nation.jobs as
    select row_number() over () as n, drawn.* from (
      select program.n as program, program.place, job.id as template, date_trunc('milliseconds', random() * interval '21 days') as shift
      from nation.programs program
      join job_listings job on job.employer_id = program.template and job.listing_status = 'published'
      where exists (select from nation.job_search found where found.job_listing_id = job.id)
      order by random() limit ${jobs}) drawn;
    analyze nation.programs, nation.jobs`)
    .execute(db);
}

export async function copyPrograms(db: Queryable): Promise<void> {
  const ofProgram = `from nation.programs program join nation.places place using (place)`;
  const owner = `${ofProgram} join lateral (
      select * from employer_profiles where employer_id = program.template and removed_at is null
      order by id limit 1) owner on true`;
  await copyRows(db, {
    table: "employers",
    from: `${ofProgram} join {template} template on template.id = program.template`,
    columns: {
      id: "nation.id(3, program.n)",
      name: "template.name || ' of ' || place.city",
      slug: "template.slug || '-' || program.n",
      geography_id: "place.geography_id",
      address: "'1 Elm Street, ' || place.city || ', ' || place.state",
      zip: "place.zip",
      roster_source: "null",
      roster_license: "null",
    },
  });
  await copyRows(db, {
    table: "locations",
    from: `${ofProgram} join nation.sites site on site.employer_id = program.template
      join {template} template on template.id = site.id`,
    columns: {
      id: "nation.id(4, program.n * 32 + site.number)",
      employer_id: "nation.id(3, program.n)",
      city: "place.city",
      administrative_area_level1: "place.state",
      zip: "place.zip",
      lat: "program.lat + site.north",
      lng: "program.lng + site.east",
    },
  });
  await copyRows(db, {
    table: "accounts",
    from: `${owner} join {template} template on template.id = owner.account_id`,
    columns: {
      id: "nation.id(5, program.n)",
      email: "'program-' || program.n || '@nation.example'",
      verified_phone: "null",
    },
  });
  await copyRows(db, {
    table: "employer_profiles",
    from: `${owner} join {template} template on template.id = owner.id`,
    columns: {
      id: "nation.id(6, program.n)",
      account_id: "nation.id(5, program.n)",
      employer_id: "nation.id(3, program.n)",
      slug: "template.slug || '-' || program.n",
    },
  });
}

export async function copyJobs(db: Queryable): Promise<void> {
  await copyRows(db, {
    table: "job_listings",
    from: `from nation.jobs job join {template} template on template.id = job.template`,
    columns: {
      id: "nation.id(7, job.n)",
      employer_id: "nation.id(3, job.program)",
      created_by_id: "nation.id(6, job.program)",
      slug: "template.slug || '-' || job.n",
      published_at: "template.published_at - job.shift",
      created_at: "template.created_at - job.shift",
      updated_at: "template.updated_at - job.shift",
    },
  });
  await copyRows(db, {
    table: "job_listing_locations",
    from: `from nation.jobs job join {template} template on template.job_listing_id = job.template
      join nation.sites site on site.id = template.location_id`,
    columns: {
      job_listing_id: "nation.id(7, job.n)",
      location_id: "nation.id(4, job.program * 32 + site.number)",
    },
  });
  // Rows are copied without triggers, but this one writes their places.
  await sql`alter table job_search enable always trigger job_search_added`.execute(db);
  await copyRows(db, {
    table: "job_search",
    templateTable: "nation.job_search",
    from: `from nation.jobs job
      join nation.programs program on program.n = job.program
      join nation.places place on place.place = job.place
      join nation.employers employer on employer.id = program.template
      join {template} template on template.job_listing_id = job.template
      cross join lateral (
        select count(*)::int as sites, array_agg(value order by position, part) as spots
        from job_listing_locations at join nation.sites site on site.id = at.location_id
        cross join lateral (values (1, program.lat + site.north), (2, program.lng + site.east)) point(part, value)
        where at.job_listing_id = job.template) lies`,
    columns: {
      job_listing_id: "nation.id(7, job.n)",
      employer_id: "nation.id(3, job.program)",
      geography_id: "place.geography_id",
      geo: `array(select distinct unnest(array[nation.cell(spots[i], spots[i + 1], 8),
        -1 - nation.cell(spots[i], spots[i + 1], 1)]) from generate_series(1, cardinality(spots), 2) i)`,
      points: "spots",
      published_at: "template.published_at - job.shift",
      fuzzy: "trim(template.fuzzy || repeat(' ' || place.plain_city, sites / 2))",
      tsv: `template.tsv
        || setweight(to_tsvector('simple', employer.plain || ' of ' || plain_city)
          || to_tsvector('english', employer.plain || ' of ' || plain_city), 'B')
        || setweight(to_tsvector('simple', plain_city) || to_tsvector('english', plain_city), 'C')`,
    },
  });
  await sql`alter table job_search enable trigger job_search_added`.execute(db);
}

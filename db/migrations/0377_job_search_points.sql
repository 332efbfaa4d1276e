-- Job search around a place reads index entries instead of rows: one for each place of a job, with what jobs are
-- filtered and sorted by. Words are looked for in job_search itself.
create table job_search_points (
  job_listing_id uuid not null references job_search on delete cascade,
  position integer not null,
  lat double precision not null,
  lng double precision not null,
  -- 1/32 degree, row by row from the south pole, as features/places/cells.ts numbers them.
  small_cell integer not null generated always as (
    least(5759, floor((lat + 90) * 32)::integer) * 11520 + floor((lng + 180) * 32)::integer % 11520) stored,
  -- The job has no other place.
  is_only boolean not null,
  employer_id uuid not null,
  geography_id uuid,
  facets integer[] not null,
  hourly_max integer not null,
  published_at timestamptz not null,
  min_age integer not null,
  primary key (job_listing_id, position)
);
create index job_search_points_cell on job_search_points (small_cell)
  include (lat, lng, job_listing_id, position, is_only, employer_id, geography_id, facets, hourly_max, published_at, min_age);
-- Scans of this index alone stay cheap while pages are marked as visible to all.
alter table job_search_points set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

create function write_job_search_points() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from job_search_points point using changed
    where point.job_listing_id = changed.job_listing_id and point.position >= cardinality(changed.points) / 2;
  end if;
  insert into job_search_points as point (job_listing_id, position, lat, lng, is_only,
    employer_id, geography_id, facets, hourly_max, published_at, min_age)
  select job_listing_id, position, points[2 * position + 1], points[2 * position + 2], cardinality(points) = 2,
    employer_id, geography_id, facets, hourly_max, published_at, min_age
  from changed cross join generate_series(0, cardinality(points) / 2 - 1) as position
  on conflict (job_listing_id, position) do update set
    lat = excluded.lat, lng = excluded.lng, is_only = excluded.is_only, employer_id = excluded.employer_id,
    geography_id = excluded.geography_id, facets = excluded.facets, hourly_max = excluded.hourly_max,
    published_at = excluded.published_at, min_age = excluded.min_age
  where (point.lat, point.lng, point.is_only, point.employer_id, point.geography_id, point.facets, point.hourly_max,
      point.published_at, point.min_age)
    is distinct from (excluded.lat, excluded.lng, excluded.is_only, excluded.employer_id, excluded.geography_id,
      excluded.facets, excluded.hourly_max, excluded.published_at, excluded.min_age);
  return null;
end $$;
create trigger job_search_added after insert on job_search
  referencing new table as changed for each statement execute function write_job_search_points();
create trigger job_search_changed after update on job_search
  referencing new table as changed for each statement execute function write_job_search_points();
insert into job_search_points (job_listing_id, position, lat, lng, is_only,
  employer_id, geography_id, facets, hourly_max, published_at, min_age)
select job_listing_id, position, points[2 * position + 1], points[2 * position + 2], cardinality(points) = 2,
  employer_id, geography_id, facets, hourly_max, published_at, min_age
from job_search cross join generate_series(0, cardinality(points) / 2 - 1) as position;

-- Job search around a place reads words of the trade from its index, too: titles weigh 3, employers and roles 2.
alter function candidate_word_levels(tsvector) rename to trade_word_levels;

alter table job_search
  add column word_levels bigint not null generated always as (trade_word_levels(tsv)) stored;
-- Filled from job_search, as all of these columns are.
alter table job_search_points add column word_levels bigint not null default 0;

create or replace function write_job_search_points() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from job_search_points point using changed
    where point.job_listing_id = changed.job_listing_id and point.position >= cardinality(changed.points) / 2;
  end if;
  insert into job_search_points as point (job_listing_id, position, lat, lng, is_only,
    employer_id, geography_id, facets, hourly_max, published_at, min_age, word_levels)
  select job_listing_id, position, points[2 * position + 1], points[2 * position + 2], cardinality(points) = 2,
    employer_id, geography_id, facets, hourly_max, published_at, min_age, word_levels
  from changed cross join generate_series(0, cardinality(points) / 2 - 1) as position
  on conflict (job_listing_id, position) do update set
    lat = excluded.lat, lng = excluded.lng, is_only = excluded.is_only, employer_id = excluded.employer_id,
    geography_id = excluded.geography_id, facets = excluded.facets, hourly_max = excluded.hourly_max,
    published_at = excluded.published_at, min_age = excluded.min_age, word_levels = excluded.word_levels
  where (point.lat, point.lng, point.is_only, point.employer_id, point.geography_id, point.facets, point.hourly_max,
      point.published_at, point.min_age, point.word_levels)
    is distinct from (excluded.lat, excluded.lng, excluded.is_only, excluded.employer_id, excluded.geography_id,
      excluded.facets, excluded.hourly_max, excluded.published_at, excluded.min_age, excluded.word_levels);
  return null;
end $$;

update job_search_points as point set word_levels = job.word_levels
from job_search job where job.job_listing_id = point.job_listing_id;

drop index job_search_points_cell;
create index job_search_points_cell on job_search_points (small_cell)
  include (lat, lng, job_listing_id, position, is_only, employer_id, geography_id, facets, hourly_max, published_at,
    min_age, word_levels);

-- Candidate search reads a page and its total without reading everybody in a circle.

-- The numbered facets as one bit each, so that an index holds them: families in steps of 100 as `facets` has them.
-- Languages are left out; who asks for one is served by the GIN index.
create function candidate_facet_bits(facets integer[]) returns bigint
language sql immutable parallel safe
return (
  select coalesce(bit_or(1::bigint << (family.first_bit + facet - family.first_facet)), 0)
  from unnest(facets) as facet
  join (values (100, 0, 4), (200, 4, 6), (300, 10, 10), (400, 20, 6), (500, 26, 10), (600, 36, 1), (700, 37, 25), (900, 62, 1))
    as family (first_facet, first_bit, size)
    on facet >= family.first_facet and facet < family.first_facet + family.size
);

-- small_cell: 1/32 degree, row by row from the south pole, as features/places/cells.ts numbers them.
alter table candidate_search
  add column facet_bits bigint not null generated always as (candidate_facet_bits(facets)) stored,
  add column small_cell integer generated always as (
    least(5759, floor((lat + 90) * 32)::integer) * 11520 + floor((lng + 180) * 32)::integer % 11520) stored;

-- A page best first: the first rows of each cell, merged.
drop index candidate_search_cell;
create index candidate_search_cell on candidate_search (cell, rank desc, user_profile_id desc)
  include (lat, lng, facet_bits);
drop index candidate_search_rank;
create index candidate_search_rank on candidate_search (rank desc, user_profile_id desc)
  include (lat, lng, facet_bits);
-- Totals and the nearest: whole cells inside of a circle, and the cells at its edge row by row.
create index candidate_search_small_cell on candidate_search (small_cell)
  include (lat, lng, facet_bits, rank, user_profile_id);
-- One row in 64, whoever it is, for estimates where many are found: ids end in random bits.
create index candidate_search_sample on candidate_search (user_profile_id) include (lat, lng, facet_bits)
  where substr(user_profile_id::text, 35) < '04';
-- The few who shut somebody out: left out of what was found or counted without them.
create index candidate_search_excluded on candidate_search using gin (excluded_employer_ids)
  where excluded_employer_ids <> '{}';
-- Scans of these indexes alone stay cheap while pages are marked as visible to all.
alter table candidate_search set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- How many rows of candidate_search lie in a small cell: the sum of its rows here. Changes are only added, so that
-- no transaction waits for another; a job merges them.
create table candidate_counts (
  small_cell integer not null,
  people integer not null
);
create index candidate_counts_cell on candidate_counts (small_cell) include (people);

create function count_candidates() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into candidate_counts (small_cell, people)
    select small_cell, count(*) from added where small_cell is not null group by small_cell;
  elsif tg_op = 'DELETE' then
    insert into candidate_counts (small_cell, people)
    select small_cell, -count(*) from removed where small_cell is not null group by small_cell;
  else
    insert into candidate_counts (small_cell, people)
    select small_cell, sum(people)
    from (select small_cell, 1 as people from added union all select small_cell, -1 from removed) as moved
    where small_cell is not null group by small_cell having sum(people) <> 0;
  end if;
  return null;
end $$;
create trigger candidates_added after insert on candidate_search
  referencing new table as added for each statement execute function count_candidates();
create trigger candidates_removed after delete on candidate_search
  referencing old table as removed for each statement execute function count_candidates();
create trigger candidates_moved after update on candidate_search
  referencing old table as removed new table as added for each statement execute function count_candidates();
insert into candidate_counts (small_cell, people)
select small_cell, count(*) from candidate_search where small_cell is not null group by small_cell;

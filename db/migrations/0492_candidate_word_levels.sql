-- Searches around a place read their words from an index where they are words of this trade: two bits for each of these,
-- in their order (`trade-words.ts` has the same), say how well the texts have it as it is searched for, beginnings and
-- other forms included: 3 in the name, 2 in roles or certificates, 1 elsewhere.
do $$
declare
  words constant text[] := array['montessori', 'toddler', 'lead', 'infant', 'preschool', 'assistant', 'teacher', 'director',
    'pre', 'kindergarten', 'nanny', 'aide', 'head', 'daycare', 'childcare', 'floater', 'substitute', 'cda', 'bilingual',
    'spanish', 'special', 'early', 'childhood', 'education', 'school', 'age', 'art', 'music', 'ece', 'caregiver', 'prek'];
  levels text;
begin
  select string_agg(format(
    '((case when texts @@ %L::tsquery then case when texts @@ %L::tsquery then 3 when texts @@ %L::tsquery then 2 else 1 end else 0 end)::bigint << %s)',
    to_tsquery('simple', word || ':*') || to_tsquery('english', word),
    to_tsquery('simple', word || ':*A') || to_tsquery('english', word || ':A'),
    to_tsquery('simple', word || ':*AB') || to_tsquery('english', word || ':AB'),
    2 * (place - 1)), ' | ' order by place) into levels
  from unnest(words) with ordinality as trade(word, place);
  execute 'create function candidate_word_levels(texts tsvector) returns bigint
    language sql immutable parallel safe return ' || levels;
end $$;

alter table candidate_search
  add column word_levels bigint not null generated always as (candidate_word_levels(tsv)) stored;

drop index candidate_search_small_cell;
create index candidate_search_small_cell on candidate_search (small_cell)
  include (lat, lng, facet_bits, rank, user_profile_id, word_levels);

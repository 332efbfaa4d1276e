-- What the match reads of a candidate, as employers may know it. Written with the search row, so that hundreds are
-- scored without their profiles being read; a row that is not there yet is written at night.
create table candidate_facts (
  user_profile_id uuid primary key references candidate_search (user_profile_id) on delete cascade,
  facts jsonb not null
);

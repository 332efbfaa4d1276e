-- The words of candidate_search.fuzzy, each once: a misspelt word is compared with these few instead of everybody.
-- Words that no candidate has any more find nobody; a job removes them.
create table candidate_words (
  word text collate "C" primary key
);
create index candidate_words_similar on candidate_words using gin (word gin_trgm_ops) with (fastupdate = off);
drop index candidate_search_fuzzy;

create function add_candidate_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into candidate_words (word)
    select distinct word from added cross join string_to_table(fuzzy, ' ') as word
    where word <> '' order by word on conflict do nothing;
  else
    insert into candidate_words (word)
    select distinct word from added
    join removed using (user_profile_id) cross join string_to_table(added.fuzzy, ' ') as word
    where added.fuzzy <> removed.fuzzy and word <> '' order by word on conflict do nothing;
  end if;
  return null;
end $$;
create trigger candidate_words_added after insert on candidate_search
  referencing new table as added for each statement execute function add_candidate_words();
create trigger candidate_words_changed after update on candidate_search
  referencing old table as removed new table as added for each statement execute function add_candidate_words();
insert into candidate_words (word)
select distinct word from candidate_search cross join string_to_table(fuzzy, ' ') as word where word <> '';

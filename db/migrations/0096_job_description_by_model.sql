-- The description stands as a language model drafted it: its employer is reminded to read it.
alter table job_listings add column description_ai_generated boolean not null default false;

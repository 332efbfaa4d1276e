-- A job ad is reported to the operators too.
alter table reports
  alter column conversation_id drop not null,
  add column job_listing_id uuid references job_listings on delete cascade,
  add check (num_nonnulls(conversation_id, job_listing_id) = 1);
create index on reports (job_listing_id) where job_listing_id is not null;
create unique index reports_open_of_job on reports (job_listing_id, reporter_account_id)
  where job_listing_id is not null and state = 'open';

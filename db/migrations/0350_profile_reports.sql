-- An employer reports an educator's profile to the operators too.
alter table reports
  add column user_profile_id uuid references user_profiles on delete cascade,
  drop constraint reports_check,
  add constraint reports_subject check (num_nonnulls(conversation_id, job_listing_id, user_profile_id) = 1);
create index on reports (user_profile_id) where user_profile_id is not null;
create unique index reports_open_of_profile on reports (user_profile_id, reporter_account_id)
  where user_profile_id is not null and state = 'open';
create index on reports (conversation_id) where conversation_id is not null;
create index on reports (message_id) where message_id is not null;
-- Counts the reports of one account in a day.
create index on reports (reporter_account_id, created_at);

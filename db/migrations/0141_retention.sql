-- What is deleted by age is found by age.
create index ahoy_events_by_time on ahoy_events (time);
create index ahoy_visits_by_start on ahoy_visits (started_at);
create index audit_logs_by_time on audit_logs (created_at);
create index refresh_tokens_by_expiry on refresh_tokens (expires_at);
create index mails_cleared on mails (created_at) where cleared_at is not null;

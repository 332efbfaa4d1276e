-- When each job that runs by the clock last ran, and how it went: for operators, not for the queue.
create table job_runs (
  name text primary key,
  -- Minute, hour, day, month, weekday; in UTC.
  cron text not null,
  started_at timestamptz,
  finished_at timestamptz,
  failed_at timestamptz,
  -- Of a clean-up: how many rows its last run deleted.
  deleted integer,
  runs bigint not null default 0,
  failures bigint not null default 0
);

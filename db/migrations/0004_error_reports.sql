-- What went wrong in a browser or on the server, one row per kind of failure.

create table error_reports (
  id uuid primary key default uuidv7(),
  fingerprint text not null unique,
  source text not null check (source in ('browser', 'server')),
  message text not null,
  stack text,
  url text,
  request_id text,
  account_id uuid references accounts on delete set null,
  user_agent text,
  count integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index on error_reports (last_seen_at);
create index on error_reports (account_id);

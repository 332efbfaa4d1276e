-- Holidays close a host's day by rule (features/interviews/holidays.ts); here are those on which a host is open.
create table open_holidays (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (employer_profile_id, date)
);

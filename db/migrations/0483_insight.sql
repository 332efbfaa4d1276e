-- What reports are made of, counted by a job: how many people reached each step, by day, brand, area and source.
create index ahoy_visits_by_time on ahoy_visits (started_at);

create table funnel_counts (
  day date not null,
  step text not null,
  brand_id uuid,
  geography_id uuid,
  source text not null,
  count integer not null,
  unique nulls not distinct (day, step, brand_id, geography_id, source)
);

-- When each educator first reached a step.
create table educator_milestones (
  user_profile_id uuid primary key references user_profiles on delete cascade,
  brand_id uuid,
  geography_id uuid,
  source text not null,
  signed_up_at timestamptz not null,
  onboarded_at timestamptz,
  approved_at timestamptz,
  applied_at timestamptz,
  interviewed_at timestamptz,
  hired_at timestamptz
);
create index on educator_milestones (signed_up_at);

-- A report with its filters, kept under a name; weekly ones are mailed.
create table saved_reports (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- The filters as they stand in the page's address.
  search text not null check (char_length(search) <= 1000),
  weekly boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, name)
);

create trigger record_bulk_change after insert or update or delete on saved_reports for each row
  when (coalesce(current_setting('app.bulk_change', true), '') <> '')
  execute function record_bulk_change('id');

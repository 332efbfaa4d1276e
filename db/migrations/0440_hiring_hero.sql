-- The thresholds of Hiring Hero, as rows operators may change.
create table hiring_hero_configs (
  id uuid primary key default uuidv7(),
  config_type text not null unique check (length(config_type) between 1 and 60),
  value numeric(10, 2) not null check (value >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

-- What a program's last count came to, a row for each goal.
create table hiring_hero_metrics (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  metric_type text not null check (length(metric_type) between 1 and 60),
  criteria numeric(10, 2) not null,
  current integer not null check (current >= 0),
  total integer not null check (total >= 0),
  percentage integer not null check (percentage >= 0),
  met boolean not null,
  -- How many more would meet the goal, and by when they must be done; null where nothing more can be done.
  needed integer,
  needed_by timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (employer_id, metric_type)
);

-- Since when a program with the badge fails its goals: it is lost when it still does a week later.
create table hiring_hero_standings (
  employer_id uuid primary key references employers on delete cascade,
  failing_since timestamptz,
  -- Too little happened yet to count.
  is_new boolean not null,
  window_days integer not null,
  updated_at timestamptz not null default now()
);

create index if not exists interviews_employer_time on interviews (employer_id, time);

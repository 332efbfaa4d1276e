-- Features that are on for everyone, for nobody, or for some.
create table feature_flags (
  id uuid primary key default uuidv7(),
  name text not null unique check (name ~ '^[a-z][a-z0-9_]{0,99}$'),
  description text not null default '',
  state text not null default 'off' check (state in ('on', 'off', 'some')),
  accounts text[] not null default '{}',
  groups text[] not null default '{}',
  brands text[] not null default '{}',
  geographies text[] not null default '{}',
  percentage_of_actors double precision not null default 0 check (percentage_of_actors between 0 and 100),
  percentage_of_time double precision not null default 0 check (percentage_of_time between 0 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

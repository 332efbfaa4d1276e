-- What ahoy.js reports: visits, and what happened in them. No addresses are kept.

create table ahoy_visits (
  id uuid primary key default uuidv7(),
  visit_token text not null unique,
  visitor_token text not null,
  account_id uuid references accounts on delete set null,
  platform text,
  landing_page text,
  referrer text,
  referring_domain text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_term text,
  utm_content text,
  screen_width integer,
  screen_height integer,
  user_agent text,
  started_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on ahoy_visits (visitor_token);
create index on ahoy_visits (account_id) where account_id is not null;

-- properties are json, not jsonb: they come back as they were sent, in their order.
create table ahoy_events (
  id uuid primary key default uuidv7(),
  visit_id uuid not null references ahoy_visits on delete cascade,
  event_id text,
  account_id uuid references accounts on delete set null,
  name text not null,
  properties json not null default '{}',
  time timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (visit_id, event_id)
);
create index on ahoy_events (name, time desc);
create index on ahoy_events (account_id) where account_id is not null;

-- What people without an account ask of their data, once their address is confirmed: a copy, its erasure, a correction.
create table privacy_requests (
  id uuid primary key default uuidv7(),
  brand_id uuid references brands on delete set null,
  email text not null,
  kind text not null check (kind in ('copy', 'erasure', 'correction')),
  details text not null default '',
  language text not null default 'en',
  state text not null default 'unconfirmed' check (state in ('unconfirmed', 'open', 'done', 'refused')),
  answer text not null default '',
  confirmed_at timestamptz,
  -- By when it has to be answered.
  due_at timestamptz,
  decided_by_id uuid references accounts on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on privacy_requests (state, due_at, id);
create index on privacy_requests (email, created_at);
create index on privacy_requests (brand_id) where brand_id is not null;
create index on privacy_requests (decided_by_id) where decided_by_id is not null;

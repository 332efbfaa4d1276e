-- Codes mailed to sign in. An address need not have an account: it may be about to get one.

create table email_codes (
  id uuid primary key default uuidv7(),
  email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on email_codes (email, created_at);
create index on email_codes (expires_at);

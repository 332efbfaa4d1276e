-- Operators confirm each session with a code of their authenticator app, or with one of ten recovery codes.

create table second_factors (
  account_id uuid primary key references accounts on delete cascade,
  -- Encrypted: platform/server/secrets.ts.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was taken: no code is taken twice.
  last_step bigint,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  code_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on recovery_codes (account_id);

alter table sessions
  add column second_factor_due boolean not null default false,
  -- Where an operator acts as somebody: the operator's own session, with which this one ends.
  add column impersonator_session_id uuid references sessions on delete cascade;
create index on sessions (impersonator_session_id) where impersonator_session_id is not null;
create index on sessions (impersonator_id) where impersonator_id is not null and revoked_at is null;

-- These knew no end of their own. Operators log in anew, so that each session knows what it owes.
update sessions set revoked_at = now()
  where revoked_at is null
    and (impersonator_id is not null or account_id in (select id from accounts where user_type = 'operator'));
-- Where from and with what an operator works is nothing for the export of whom they act as.
update sessions set address = null, user_agent = '' where impersonator_id is not null;

-- Logging in with Google or Apple (OpenID Connect).

-- Who comes in that way only has no password.
alter table accounts alter column password_hash drop not null;

-- One person at one provider, and the account they log in.
create table sign_in_identities (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  issuer text not null,
  -- The provider's own id of the person: addresses change hands, subjects never do.
  subject text not null,
  -- As the provider says it; only to be shown.
  email text,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (issuer, subject),
  unique (account_id, provider)
);

-- An OpenID Connect flow, to a provider and back. It is known by one secret at a time, of which the hash is here: the state
-- on the way there, the code on the way back, the proof that an account is made with.
create table openid_flows (
  id uuid primary key default uuidv7(),
  provider text not null check (provider in ('google', 'apple')),
  step text not null default 'begun' check (step in ('begun', 'answered', 'proven')),
  secret_hash bytea not null unique,
  -- Of the cookie of the browser that began it.
  browser_hash bytea not null,
  -- The brand where it began.
  origin text not null,
  return_path text,
  -- Whose settings connect it; null where somebody logs in.
  account_id uuid references accounts on delete cascade,
  session_id uuid references sessions on delete cascade,
  -- What the provider said.
  issuer text,
  subject text,
  email text,
  -- Whether the provider answers for the address: it is the same as a code mailed to it.
  is_email_proven boolean not null default false,
  first_name text,
  last_name text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index on openid_flows (expires_at);
create index on openid_flows (account_id) where account_id is not null;
create index on openid_flows (session_id) where session_id is not null;
create index on openid_flows (email) where email is not null;

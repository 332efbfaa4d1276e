-- Passkeys (WebAuthn): the public half of a key pair that a phone, a computer or a password manager keeps.

create table passkeys (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  -- Base64url, as browsers write it.
  credential_id text not null unique,
  public_key bytea not null,
  -- Some authenticators count their signatures; one that goes back was copied. Zero where they do not count.
  signature_count bigint not null default 0,
  transports text[] not null default '{}',
  -- The domain it was made at, the only one it works at: each brand has its own.
  domain text not null,
  name text not null,
  is_synced boolean not null default false,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on passkeys (account_id);

-- What a browser was asked to sign; each is answered once.
create table passkey_challenges (
  challenge text primary key,
  domain text not null,
  -- Whose passkey is being added; null where somebody logs in.
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index on passkey_challenges (expires_at);
create index on passkey_challenges (account_id) where account_id is not null;

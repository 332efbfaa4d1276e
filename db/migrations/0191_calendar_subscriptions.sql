-- The private address at which a calendar program reads one person's interviews. A new address replaces the row.
create table calendar_subscriptions (
  id uuid primary key default uuidv7(),
  user_profile_id uuid unique references user_profiles on delete cascade,
  employer_profile_id uuid unique references employer_profiles on delete cascade,
  -- SHA-256 of the token in the address.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (num_nonnulls(user_profile_id, employer_profile_id) = 1)
);

-- By which key push services know this product; made at first use, and kept sealed.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  sealed_private_key bytea not null
);

-- Browsers that show notifications: one for each session, so that it ends with the session.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index on push_subscriptions (account_id);

create table push_messages (
  id uuid primary key default uuidv7(),
  -- Names the occasion and the reader; a key is good for one message, for ever.
  key text not null unique,
  account_id uuid not null references accounts on delete cascade,
  title text not null,
  path text not null,
  -- Of no use from this time on.
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index on push_messages (account_id);
create index on push_messages (created_at);

-- Which browsers have it, so that a message that is tried again goes only to the others.
create table push_deliveries (
  message_id uuid not null references push_messages on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  primary key (message_id, session_id)
);
create index on push_deliveries (session_id);

-- Which kinds of message an account wants on its devices.
alter table account_email_preferences add column push boolean not null default true;

-- What kinds of mail there are, and who switched which of them off.

create table email_types (
  id uuid primary key default uuidv7(),
  -- The word mails carry; also how an unsubscribe link names it.
  key text not null unique,
  name text not null,
  description text not null default '',
  mailer_type text not null check (mailer_type in ('educator', 'employer', 'account', 'marketing')),
  active boolean not null default true,
  visible boolean not null default true,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table account_email_preferences (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  email_type_id uuid not null references email_types on delete cascade,
  enabled boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, email_type_id)
);
create index on account_email_preferences (account_id);

-- An invitation rides on its mail: {method, filename, content}.
alter table mails add column calendar jsonb;

-- What is on its way: looked through every hour for mails that nobody has in hand any more.
create index mails_on_their_way on mails (updated_at) where state in ('queued', 'sending');

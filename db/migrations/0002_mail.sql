-- The outbox: one row per mail, written in the transaction that decides it, delivered by a job.

create table mails (
  id uuid primary key default uuidv7(),
  -- One key, one mail: the row stays for good (its body does not), so a key can never be used twice.
  key text not null unique,
  name text not null,
  email_type text,
  language text not null,
  from_name text not null,
  -- Null: the address of the product's own sender (MAIL_FROM), as it is set when the mail goes out.
  from_address text,
  to_address text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  -- Pairs [name, value], in the order they are sent.
  headers jsonb not null default '[]',
  message_id text not null unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  sent_via text,
  sent_at timestamptz,
  cleared_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mails_to_clear on mails (created_at) where cleared_at is null;

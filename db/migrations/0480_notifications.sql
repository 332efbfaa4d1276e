-- A mail may wait to be gathered with others of its type into one, by an account's wish or because many come at once.
alter table mails
  add column gathered_until timestamptz,
  -- Where its button leads: what a mail that gathers it links to.
  add column link text,
  drop constraint mails_state_check,
  add constraint mails_state_check
    check (state in ('queued', 'sending', 'sent', 'failed', 'not_sent', 'gathering', 'gathered'));
create index mails_gathering on mails (gathered_until) where state = 'gathering';
create index mails_to_address on mails (to_address, created_at) where to_address <> '';

-- Whether a type of email comes at once, or all of a day in one; and whether it comes by text message, where it may.
alter table account_email_preferences
  add column frequency text not null default 'at_once' check (frequency in ('at_once', 'daily')),
  add column sms boolean not null default true;

-- News, written by operators in both languages, for those who asked for it.
create table news_mails (
  id uuid primary key default uuidv7(),
  audience text not null default 'everyone' check (audience in ('everyone', 'educator', 'employer')),
  -- Null: of every brand.
  brand_id uuid references brands,
  subject_en text not null,
  body_en text not null,
  subject_es text not null,
  body_es text not null,
  -- Where its button leads, on the reader's brand.
  path text not null default '/',
  state text not null default 'draft' check (state in ('draft', 'sending', 'sent')),
  sent_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- Who wants a type, in the order of accounts: news go to them a batch at a time.
create index account_email_preferences_wanted on account_email_preferences (email_type_id, account_id) where enabled;

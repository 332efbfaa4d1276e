-- The educator's side: onboarding, videos, who looked, what fits, what is looked for, and the account's own rights.

-- What an upload was refused for once its bytes were looked at; nothing of it is kept.
alter table files drop constraint files_state_check;
alter table files add constraint files_state_check check (state in ('pending', 'stored', 'refused'));
alter table files add column refusal text;

create table onboarding_events (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  event text not null check (length(event) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on onboarding_events (account_id, id desc);

-- A rejected educator asks once more; one open question at a time.
create table appeals (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  text text not null check (length(text) between 1 and 5000),
  state text not null default 'open' check (state in ('open', 'upheld', 'declined')),
  answer text not null default '',
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index appeals_open on appeals (user_profile_id) where state = 'open';
create index on appeals (state, id desc);
create index on appeals (user_profile_id);

-- What operators ask to have changed, by field name.
alter table user_profiles add column changes_requested text[] not null default '{}';
alter table user_profiles add column review_note text not null default '';
-- When the state last changed by review: the clock operators see, and the banner an educator closes.
alter table user_profiles add column submitted_at timestamptz;
-- Mails that go before a profile falls asleep.
alter table user_profiles add column dormant_warned_at timestamptz;

-- Who opened, downloaded or exported a profile; one row a day for each kind and person.
create table profile_accesses (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  employer_profile_id uuid references employer_profiles on delete set null,
  kind text not null check (kind in ('viewed', 'downloaded', 'exported')),
  day date not null,
  times integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique nulls not distinct (user_profile_id, employer_id, employer_profile_id, kind, day)
);
create index on profile_accesses (user_profile_id, updated_at desc, id desc);
create index on profile_accesses (employer_id);

create table video_ask_questions (
  id uuid primary key default uuidv7(),
  geography_id uuid references geographies on delete cascade,
  title text not null,
  description text not null default '',
  max_seconds integer not null default 120 check (max_seconds between 10 and 600),
  position integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table video_ask_answers (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  video_ask_question_id uuid not null references video_ask_questions on delete cascade,
  -- One of three ways: a video kept here (as it was sent until a form that every browser plays is made of it), a link to
  -- one kept elsewhere, or words.
  video_id uuid,
  poster_id uuid,
  contact_share_url text,
  gif_url text,
  text text not null default '',
  duration_seconds integer check (duration_seconds >= 0),
  state text not null default 'ready' check (state in ('processing', 'ready', 'failed')),
  -- Why a video can't be shown, as a word the screen knows.
  problem text check (problem in ('too_long', 'unreadable', 'interrupted')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (user_profile_id, video_ask_question_id)
);
create index on video_ask_answers (video_ask_question_id);
-- Who can be seen on video: what the search for candidates asks.
create index video_ask_answers_on_video on video_ask_answers (user_profile_id)
  where state <> 'failed' and (video_id is not null or contact_share_url is not null);

-- What fits an educator, best first; a dismissed row stays so that the job does not come back.
create table job_recommendations (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  job_listing_id uuid not null references job_listings on delete cascade,
  score double precision not null check (score between 0 and 1),
  reasons jsonb not null default '[]',
  dismissed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (user_profile_id, job_listing_id)
);
create index job_recommendations_best on job_recommendations (user_profile_id, score desc, id desc) where dismissed_at is null;
create index on job_recommendations (job_listing_id);

-- Where educators look for work, with their facts for the match: a new job finds those near it without their profiles.
create table job_seekers (
  user_profile_id uuid primary key references user_profiles on delete cascade,
  geo integer[] not null,
  lat double precision not null,
  lng double precision not null,
  -- How many miles away jobs are looked at.
  reach double precision not null,
  facts jsonb not null,
  updated_at timestamptz not null default now()
);
create index job_seekers_geo on job_seekers using gin (geo) with (fastupdate = off);
create index job_seekers_far on job_seekers using gin (geo) with (fastupdate = off) where reach > 50;

-- A search that is repeated for somebody, with an account or only a confirmed address.
create table job_alerts (
  id uuid primary key default uuidv7(),
  account_id uuid references accounts on delete cascade,
  -- Only where there is no account: that has its own.
  email text check (email = lower(email)),
  language text not null default 'en',
  brand_id uuid references brands,
  time_zone text not null default 'America/Chicago',
  name text not null default '',
  -- The search's filters as the collection takes them, in one canonical order.
  filters jsonb not null default '{}',
  filters_hash bytea not null,
  frequency text not null default 'daily' check (frequency in ('instantly', 'daily', 'weekly')),
  paused boolean not null default false,
  confirmed_at timestamptz,
  -- Jobs published after this were not told yet.
  told_until timestamptz not null default now(),
  due_at timestamptz not null default now(),
  -- Asked each year whether it is still wanted; without a yes it ends.
  wanted_until timestamptz not null default now() + interval '12 months',
  asked_again_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((account_id is null) <> (email is null))
);
create unique index job_alerts_of_account on job_alerts (account_id, filters_hash) where account_id is not null;
create unique index job_alerts_of_email on job_alerts (email, filters_hash) where email is not null;
create index job_alerts_due on job_alerts (due_at, id) where confirmed_at is not null and not paused;
create index job_alerts_ending on job_alerts (wanted_until);

-- Which job was told to whom: a listing that closes and opens again is no news.
create table job_alert_jobs (
  job_alert_id uuid not null references job_alerts on delete cascade,
  job_listing_id uuid not null references job_listings on delete cascade,
  created_at timestamptz not null default now(),
  primary key (job_alert_id, job_listing_id)
);
create index on job_alert_jobs (job_listing_id);

-- A résumé that is read for its work and education, for the educator to confirm.
create table resume_imports (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  file_id uuid not null references files on delete cascade,
  state text not null default 'reading' check (state in ('reading', 'ready', 'failed')),
  -- Why nothing could be read, as a word the screen knows.
  problem text,
  -- {workHistories: [...], educationHistories: [...]}, each entry with what was found of it.
  found jsonb not null default '{}',
  ai_generated boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on resume_imports (user_profile_id, id desc);

-- What a language model was asked and said, without names, photos, addresses or ages.
create table open_ai_logs (
  id uuid primary key default uuidv7(),
  account_id uuid references accounts on delete set null,
  kind text not null,
  model text not null default '',
  input text not null default '',
  output text not null default '',
  input_size integer not null default 0,
  tokens integer not null default 0,
  milliseconds integer not null default 0,
  failure text,
  rating text check (rating in ('helpful', 'not_helpful')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on open_ai_logs (created_at desc);
create index on open_ai_logs (account_id);

-- Text messages, sent like mails: one for a key.
create table text_messages (
  id uuid primary key default uuidv7(),
  key text not null unique,
  account_id uuid references accounts on delete cascade,
  recipient text not null,
  body text not null,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  provider_id text,
  problem text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on text_messages (account_id);
create index on text_messages (created_at desc);

-- What was agreed to, when, in which words: the law asks for it.
alter table accounts add column sms_consented_at timestamptz;
alter table accounts add column sms_consent_text text;
-- Closed accounts are erased from this time on; until then they can be taken back.
alter table accounts add column erase_after timestamptz;
alter table accounts add column erased_at timestamptz;
-- Sessions are a list in the settings.
alter table sessions add column updated_at timestamptz not null default now();
alter table sessions add column version integer not null default 1;
-- What a profile goes back to when its account is restored.
alter table user_profiles add column active_state_before_closing text;
create index accounts_to_erase on accounts (erase_after) where erased_at is null and erase_after is not null;

-- A prepared file of everything kept on an account.
create table account_exports (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'failed')),
  file_id uuid references files on delete set null,
  ready_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on account_exports (account_id, id desc);

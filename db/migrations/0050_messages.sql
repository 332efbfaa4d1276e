-- Conversations: one per employer and educator, with its members, its messages, and what hangs on them.

-- Words are looked up within one owner's messages: one index over owner and words.
create extension if not exists btree_gin;

create table conversations (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  -- Who wrote first, and when: limits on writing to people found in search count from it.
  opened_by_type text check (opened_by_type in ('UserProfile', 'EmployerProfile')),
  opened_at timestamptz,
  latest_message_at timestamptz,
  -- The newest message of a person of each side (not deleted): unread and "nobody answered" are read from these.
  last_employer_message_at timestamptz,
  last_user_profile_message_at timestamptz,
  -- How far anybody of the employer's team has read: where a teammate who joins later begins.
  employer_read_at timestamptz,
  blocked_at timestamptz,
  blocked_by_type text check (blocked_by_type in ('UserProfile', 'EmployerProfile')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (employer_id, user_profile_id)
);
create index on conversations (employer_id, latest_message_at desc nulls last, id desc);
create index on conversations (user_profile_id, latest_message_at desc nulls last, id desc);
create index conversations_opened on conversations (employer_id, opened_at) where opened_by_type = 'EmployerProfile';

create table conversation_members (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations on delete cascade,
  messageable_type text not null check (messageable_type in ('UserProfile', 'EmployerProfile')),
  messageable_id uuid not null,
  starred boolean not null default false,
  archived_at timestamptz,
  last_read_at timestamptz,
  -- When the last mail about unread messages went to this member, and what it was about.
  digest_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (conversation_id, messageable_type, messageable_id)
);
create index on conversation_members (messageable_id, conversation_id);

create table messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations on delete cascade,
  -- As of the conversation; a pair never changes, and both sides look for their own.
  employer_id uuid not null,
  user_profile_id uuid not null,
  -- Null for what the product itself says.
  profile_type text check (profile_type in ('UserProfile', 'EmployerProfile')),
  profile_id uuid,
  message_type text not null default 'text' check (message_type in ('text', 'attachment', 'job_share', 'interview_invite',
    'interview_scheduled', 'interview_rescheduled', 'interview_canceled', 'application_submitted', 'application_status',
    'hiring_survey', 'system')),
  -- What was written or what it is about: {text, jobListingId, interviewEventTypeId, interviewId, jobApplicationId, state …}.
  data jsonb not null default '{}',
  -- What its card shows, as it was when it was sent: titles, names, addresses.
  metadata jsonb not null default '{}',
  attachment_ids uuid[] not null default '{}',
  -- Of an invitation: the interview that was booked by it, and when it takes place.
  interview_id uuid,
  interview_scheduled_at timestamptz,
  read_at timestamptz,
  deleted_at timestamptz,
  -- Where it came from besides the screen: a mail that was answered.
  source text check (source in ('mail')),
  -- The Message-ID of that mail: one that arrives twice is one message.
  mail_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
-- A thread is read from its end; ids are in order of time.
create index on messages (conversation_id, id desc);
-- Unread is what the other side wrote since one read; the newest of a side stands at its end.
create index messages_by_side on messages (conversation_id, profile_type, created_at desc) where deleted_at is null;
create index messages_to_read on messages (conversation_id, profile_type) where read_at is null;
create index messages_invites on messages (user_profile_id, employer_id, id desc)
  where message_type = 'interview_invite';
create index messages_of_interview on messages (interview_id) where interview_id is not null;
create unique index messages_of_mail on messages (conversation_id, mail_id) where mail_id is not null;
create index messages_words on messages
  using gin (employer_id, user_profile_id, to_tsvector('simple', data ->> 'text'));
-- One upload may be in several messages; it goes with the last of them.
create index messages_of_file on messages using gin (attachment_ids) where attachment_ids <> '{}';

create table message_templates (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  created_by_id uuid references employer_profiles on delete set null,
  name text not null,
  body text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on message_templates (employer_id, position, id);

-- What people report to the operators: a message or a whole conversation.
create table reports (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations on delete cascade,
  message_id uuid references messages on delete set null,
  reporter_account_id uuid not null references accounts on delete cascade,
  reporter_type text not null check (reporter_type in ('UserProfile', 'EmployerProfile')),
  reason text not null,
  details text not null default '',
  state text not null default 'open' check (state in ('open', 'dismissed', 'removed', 'warned', 'suspended')),
  decided_by_id uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on reports (state, id desc);

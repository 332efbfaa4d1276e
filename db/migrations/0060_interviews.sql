-- Interviews: what is offered, when people can, what is booked. Two bookings of one time cannot both be (constraint below).

create table interview_event_types (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  name text not null,
  slug text not null,
  duration integer not null default 30 check (duration between 5 and 480),
  interview_type text not null default 'online' check (interview_type in ('online', 'phone', 'physical')),
  -- {phoneNumber, caller} for phone, {meetingUrl} for online, {address} for physical.
  instructions jsonb not null default '{}',
  -- Minutes kept free before and after, and how long before the start it can be booked at the latest.
  buffer_before integer not null default 0 check (buffer_before between 0 and 240),
  buffer_after integer not null default 0 check (buffer_after between 0 and 240),
  minimum_notice integer not null default 120 check (minimum_notice between 0 and 43200),
  requires_confirmation boolean not null default false,
  active boolean not null default true,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index interview_event_types_slug on interview_event_types (employer_id, slug) where removed_at is null;
create index on interview_event_types (employer_profile_id) where removed_at is null;

-- Weekly hours, as local wall time in the profile's time zone; end 24:00 is the end of the day.
create table interview_slots (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  day_of_week integer not null check (day_of_week between 0 and 6),
  start_time time not null,
  end_time time not null check (end_time > start_time),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on interview_slots (employer_profile_id, day_of_week, start_time);

-- Days on which nothing can be booked, whatever the week says.
create table blocked_dates (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  note text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on blocked_dates (employer_profile_id, end_date);

create table interviews (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  interview_event_type_id uuid references interview_event_types on delete set null,
  job_application_id uuid references job_applications on delete set null,
  -- As they were when it was booked: a type that changes later does not move what was agreed.
  name text not null,
  interview_type text not null check (interview_type in ('online', 'phone', 'physical')),
  instructions jsonb not null default '{}',
  time timestamptz not null,
  ends_at timestamptz not null check (ends_at > time),
  -- With the buffers of its type: what it keeps busy for its host.
  busy_from timestamptz not null,
  busy_until timestamptz not null,
  status text not null check (status in ('pending', 'scheduled', 'completed', 'no_show', 'canceled', 'expired')),
  booked_by_type text not null check (booked_by_type in ('UserProfile', 'EmployerProfile')),
  note text not null default '',
  -- The educator's zone when it was booked, for mails and the other side's second line.
  user_profile_time_zone text not null default 'America/New_York',
  confirm_by timestamptz,
  canceled_by_type text check (canceled_by_type in ('UserProfile', 'EmployerProfile', 'System')),
  cancel_reason text,
  canceled_at timestamptz,
  no_show_by text check (no_show_by in ('UserProfile', 'EmployerProfile', 'System')),
  no_show_at timestamptz,
  completed_at timestamptz,
  rescheduled_from_id uuid references interviews on delete set null,
  -- Calendar programs know an event by these (RFC 5545): the same UID over every rescheduling, SEQUENCE one more each time.
  uid text not null,
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint interviews_host_is_free exclude using gist (
    employer_profile_id with =, tstzrange(busy_from, busy_until) with &&) where (status in ('pending', 'scheduled')),
  constraint interviews_educator_is_free exclude using gist (
    user_profile_id with =, tstzrange(time, ends_at) with &&) where (status in ('pending', 'scheduled'))
);
create index on interviews (employer_id, time, id);
create index on interviews (employer_profile_id, time);
create index on interviews (user_profile_id, time, id);
create index on interviews (job_application_id);
create index on interviews (updated_at);
create index interviews_to_expire on interviews (confirm_by) where status = 'pending';

-- A time somebody picked and is about to confirm; gone after ten minutes.
create table interview_holds (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  interview_event_type_id uuid not null references interview_event_types on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  time timestamptz not null,
  ends_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- One at a time for each person.
  unique (user_profile_id)
);
create index on interview_holds (employer_profile_id, expires_at);
create index on interview_holds (expires_at);

-- Calendars that keep times busy: an ICS address, CalDAV, Google, Microsoft.
create table third_party_credentials (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  service text not null check (service in ('caldav', 'google', 'microsoft')),
  -- The name people log in with there.
  account_name text not null default '',
  -- Where it is, of an address that is otherwise secret.
  host text not null default '',
  -- Of a CalDAV server, encrypted: addresses may hold secrets.
  url bytea,
  -- Encrypted: a password, or a refresh token. Never read back by anybody.
  secret bytea not null,
  -- Encrypted: the access token of the moment, good until expires_at.
  access bytea,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on third_party_credentials (employer_profile_id);

-- Somebody is at Google or Microsoft to let us in, and will be back with a code.
create table calendar_connections (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  session_id uuid not null,
  service text not null check (service in ('google', 'microsoft')),
  -- Where they left from, and go back to.
  origin text not null,
  -- Encrypted: the code verifier (RFC 7636).
  verifier bytea not null,
  -- Connected anew: what is changed instead of made.
  third_party_credential_id uuid references third_party_credentials on delete cascade,
  expires_at timestamptz not null
);
create index on calendar_connections (expires_at);

create table blocking_calendars (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  third_party_credential_id uuid references third_party_credentials on delete cascade,
  service text not null check (service in ('ics', 'caldav', 'google', 'microsoft')),
  calendar_name text not null,
  -- The calendar at its service: an address for CalDAV, an id for Google and Microsoft.
  calendar_id text not null default '',
  enabled boolean not null default true,
  -- Of an ICS calendar, encrypted: such addresses are secrets. Its host may be shown.
  url bytea,
  host text not null default '',
  -- What came the last time, so that nothing is read twice; cleared when anything else has to be read.
  etag text,
  last_modified text,
  content_hash bytea,
  -- Busy times are known up to here.
  known_until timestamptz,
  -- When it was last asked to be read at once, and when it may be read again after failures.
  asked_at timestamptz,
  next_sync_at timestamptz,
  failures integer not null default 0,
  synced_at timestamptz,
  failed_at timestamptz,
  -- A stable word; the sentence shown for it is in the code.
  failure text,
  -- Taken away; comes back for some minutes by Undo, then it is deleted.
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on blocking_calendars (employer_profile_id);
create index on blocking_calendars (third_party_credential_id);
create index blocking_calendars_due on blocking_calendars (next_sync_at nulls first)
  where enabled and removed_at is null;

create table calendar_busy_times (
  blocking_calendar_id uuid not null references blocking_calendars on delete cascade,
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);
create index on calendar_busy_times using gist (employer_profile_id, tstzrange(starts_at, ends_at));
create index on calendar_busy_times (blocking_calendar_id);

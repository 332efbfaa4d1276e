-- What each side says of a hire: whether a job was found, or somebody hired, and how.
create table hiring_updates (
  id uuid primary key default uuidv7(),
  found_job boolean not null,
  platform text check (platform in ('here', 'other_site', 'referral', 'walk_in', 'other')),
  employer_id uuid references employers on delete cascade,
  -- Of a program that is not on the marketplace.
  employer_name text check (length(employer_name) between 1 and 200),
  user_profile_id uuid references user_profiles on delete cascade,
  -- Of an employer: the job that it speaks of.
  job_listing_id uuid references job_listings on delete set null,
  reported_by_id uuid not null,
  reported_by_type text not null check (reported_by_type in ('UserProfile', 'EmployerProfile')),
  no_cubby_reason text check (length(no_cubby_reason) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on hiring_updates (employer_id, id desc);
create index on hiring_updates (user_profile_id, id desc);
create index on hiring_updates (job_listing_id) where job_listing_id is not null;

create table hired_user_listings (
  hiring_update_id uuid not null references hiring_updates on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  job_listing_id uuid references job_listings on delete set null,
  primary key (hiring_update_id, user_profile_id)
);
create index on hired_user_listings (user_profile_id);
create index on hired_user_listings (job_listing_id) where job_listing_id is not null;

-- What both say together: confirmed when they agree, asked once more when they don't.
create table hires (
  employer_id uuid not null references employers on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  job_listing_id uuid references job_listings on delete set null,
  educator_says boolean,
  employer_says boolean,
  conflict_asked_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (employer_id, user_profile_id)
);
create index on hires (user_profile_id);
create index on hires (job_listing_id) where job_listing_id is not null;

-- Who was asked "how is your hiring going?": an educator about an application, a team about a job that ended.
create table hiring_surveys (
  id uuid primary key default uuidv7(),
  job_application_id uuid unique references job_applications on delete cascade,
  job_listing_id uuid unique references job_listings on delete cascade,
  asked_at timestamptz not null,
  reminded_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  check ((job_application_id is null) <> (job_listing_id is null))
);
create index on hiring_surveys (asked_at) where answered_at is null and reminded_at is null;

-- Notifications are found by what they ask about.
create index system_notifications_metadata on system_notifications using gin (metadata jsonb_path_ops);

-- Whom to ask every day: few of all.
create index job_applications_to_ask on job_applications (state_changed_at)
  where aasm_state in ('interviewing', 'offered');
create index job_listings_to_ask on job_listings (closed_at)
  where listing_status = 'closed' and closed_reason = 'expired';

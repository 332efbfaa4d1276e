-- The marketplace: places, brands, accounts, educators, employers, jobs, applications.
-- Every table that is a resource carries id, created_at, updated_at and version (its ETag).

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Places -------------------------------------------------------------------------------------------------

create table geographies (
  id uuid primary key default uuidv7(),
  long_name text not null,
  short_name text not null unique,
  descriptive_label text not null default '',
  sales_phone_number text,
  zoom_level integer not null default 10,
  latitude double precision not null,
  longitude double precision not null,
  user_profile_registerable boolean not null default true,
  display_neighborhood_locations boolean not null default false,
  approves_complete_profiles boolean not null default false,
  state text,
  zips text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on geographies using gin (zips);

create table geography_options (
  id uuid primary key default uuidv7(),
  geography_id uuid references geographies on delete cascade,
  title text not null,
  description text not null default '',
  category text not null check (category in ('location', 'college_credit_types', 'filterable_education_philosophy',
    'classroom_type', 'minimum_age', 'benefits', 'trainings')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique nulls not distinct (geography_id, category, title)
);

-- A place nobody serves yet: who asked to be told.
create table waiting_list_entries (
  id uuid primary key default uuidv7(),
  email text not null,
  zip_code text not null,
  user_type text not null check (user_type in ('educator', 'employer')),
  language text not null default 'en',
  told_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email, zip_code, user_type)
);

-- Brands -------------------------------------------------------------------------------------------------

create table brands (
  id uuid primary key default uuidv7(),
  name text not null,
  domain text not null unique,
  domains text[] not null default '{}',
  is_default boolean not null default false,
  login_copy text,
  remove_school_signup boolean not null default true,
  hide_footers boolean not null default true,
  logo jsonb,
  theme jsonb,
  links jsonb not null default '{}',
  contact_email text not null,
  mail_sender text,
  copy jsonb not null default '{}',
  geography_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index brands_one_default on brands (is_default) where is_default;
create index on brands using gin (domains);

-- Accounts -----------------------------------------------------------------------------------------------

create table accounts (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  user_type text not null check (user_type in ('educator', 'employer', 'operator')),
  first_name text not null default '',
  last_name text not null default '',
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  onboard_complete boolean not null default false,
  must_change_password boolean not null default false,
  language text not null default 'en',
  brand_id uuid references brands,
  unconfirmed_email text,
  last_seen_at timestamptz,
  locked_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

-- A session is a family of refresh tokens; revoking the session ends them all.
create table sessions (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  impersonator_id uuid references accounts,
  user_agent text not null default '',
  address inet,
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index on sessions (account_id) where revoked_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  created_at timestamptz not null default now()
);
create index on refresh_tokens (session_id);

-- Single-use links sent by mail: resetting a password, confirming an address.
create table account_tokens (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on account_tokens (account_id);

create table idempotency_keys (
  caller text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  headers jsonb,
  body text,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index on idempotency_keys (created_at);

create table audit_logs (
  id uuid primary key default uuidv7(),
  account_id uuid,
  impersonator_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index on audit_logs (entity, entity_id, id desc);
create index on audit_logs (account_id, id desc);

-- Educators ----------------------------------------------------------------------------------------------

create table education_levels (
  id uuid primary key default uuidv7(),
  title text not null unique,
  ece_related boolean not null default false,
  filterable_education_level integer not null check (filterable_education_level between 0 and 4),
  credit_count_required boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table education_fields (
  id uuid primary key default uuidv7(),
  title text not null unique,
  ece_related boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table educational_qualifications (
  id uuid primary key default uuidv7(),
  title text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);

create table certification_categories (
  id uuid primary key default uuidv7(),
  geography_id uuid references geographies on delete cascade,
  title text not null,
  category_type text not null check (category_type in ('state_certification', 'cda')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique nulls not distinct (geography_id, title)
);

create table certification_options (
  id uuid primary key default uuidv7(),
  certification_category_id uuid not null references certification_categories on delete cascade,
  title text not null,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (certification_category_id, title)
);

create table profile_questions (
  id uuid primary key default uuidv7(),
  geography_id uuid references geographies on delete cascade,
  name text not null,
  label text not null,
  label_subtext text not null default '',
  description text not null default '',
  category text not null,
  input_type text not null,
  min_input integer not null default 0,
  options jsonb not null default '[]',
  config jsonb not null default '{}',
  position integer not null default 0,
  required boolean not null default false,
  unlisted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique nulls not distinct (geography_id, name)
);

create table user_profiles (
  id uuid primary key default uuidv7(),
  account_id uuid not null unique references accounts on delete cascade,
  geography_id uuid references geographies,
  slug text not null unique,
  first_name text not null,
  last_name text not null,
  phone_number text,
  city text,
  state text,
  zip_code text,
  lat double precision,
  lng double precision,
  avatar jsonb,
  resume_id uuid,
  attachment_ids uuid[] not null default '{}',
  indeed_resume text,
  completed_ece_credits integer not null default 0,
  show_certifications boolean not null default true,
  show_education boolean not null default true,
  approval_state text not null default 'incomplete' check (approval_state in ('incomplete', 'pending', 'approved',
    'changes_requested', 'rejected', 'suspended')),
  active_state text not null default 'active' check (active_state in ('active', 'dormant', 'paused', 'closed')),
  visibility_state text not null default 'visible' check (visibility_state in ('visible', 'applied_only', 'hidden')),
  excluded_employer_ids uuid[] not null default '{}',
  missing_required_fields text[] not null default '{}',
  missing_screening_questions text[] not null default '{}',
  responsive boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on user_profiles (geography_id);
create index user_profiles_name on user_profiles using gin ((first_name || ' ' || last_name) gin_trgm_ops);

create table profile_question_answers (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  profile_question_id uuid references profile_questions on delete set null,
  profile_question_name text not null,
  profile_question_label text not null default '',
  value text not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (user_profile_id, profile_question_name)
);

create table work_histories (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  job_title text not null,
  company text not null,
  city text not null,
  start_date date not null,
  end_date date,
  current boolean not null default false,
  worked_with_children boolean not null,
  description text not null default '',
  grade_levels text[] not null default '{}',
  teaching_settings text[] not null default '{}',
  teaching_roles text[] not null default '{}',
  approaches text[] not null default '{}',
  languages text[] not null default '{}',
  ai_generated boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on work_histories (user_profile_id, start_date desc);

create table education_histories (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  education_level_id uuid not null references education_levels,
  school text not null,
  city text not null,
  start_date date not null,
  end_date date,
  current boolean not null default false,
  major text,
  major_id uuid references education_fields,
  minor text,
  minor_id uuid references education_fields,
  completed_college_credits integer,
  transcript_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on education_histories (user_profile_id, start_date desc);

create table certifications (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  certification_option_id uuid references certification_options,
  title text not null,
  document_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on certifications (user_profile_id);

-- Employers ----------------------------------------------------------------------------------------------

create table employers (
  id uuid primary key default uuidv7(),
  geography_id uuid references geographies,
  brand_id uuid references brands,
  name text not null,
  slug text not null unique,
  about text not null default '',
  address text,
  zip text,
  phone_number text,
  website text,
  email text,
  center_type text,
  education_philosophy text[] not null default '{}',
  languages text[] not null default '{}',
  profile_image jsonb,
  referrer text,
  abilities text[] not null default '{}',
  approved_at timestamptz,
  eligible_for_free_trial boolean not null default true,
  has_payment_method boolean not null default false,
  hiring_hero boolean not null default false,
  hiring_hero_last_ran_at timestamptz,
  responsive boolean not null default false,
  onboarding_finished boolean not null default false,
  claimed_at timestamptz,
  roster_source text,
  roster_license text,
  roster jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (roster_source, roster_license)
);
create index on employers (geography_id);
create index on employers (center_type);
create index employers_name on employers using gin (name gin_trgm_ops);

create table locations (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  name text not null,
  address text not null,
  additional_address text,
  neighborhood text,
  city text,
  administrative_area_level1 text,
  administrative_area_level2 text,
  zip text not null,
  lat double precision,
  lng double precision,
  capacity integer,
  email text,
  phone_number text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on locations (employer_id);

create table employer_profiles (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  role text not null default 'owner' check (role in ('owner', 'member')),
  first_name text not null,
  last_name text not null,
  phone_number text,
  position text,
  address text,
  city text,
  state text,
  zip_code text,
  slug text not null unique,
  time_zone text not null default 'America/New_York',
  calendar_days_in_future integer not null default 14,
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (account_id, employer_id)
);
create index on employer_profiles (employer_id) where removed_at is null;

create table employer_profile_locations (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  location_id uuid not null references locations on delete cascade,
  email_notifications boolean not null default true,
  sms_notifications boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (employer_profile_id, location_id)
);

-- Asking to join an employer somebody already owns.
create table join_requests (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  position text,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined')),
  created_at timestamptz not null default now(),
  unique (employer_id, account_id)
);

create table profile_likes (
  employer_id uuid not null references employers on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  created_at timestamptz not null default now(),
  primary key (employer_id, user_profile_id)
);
create index on profile_likes (user_profile_id);

create table profile_views (
  employer_id uuid not null references employers on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  first_viewed_at timestamptz not null default now(),
  last_viewed_at timestamptz not null default now(),
  primary key (employer_id, user_profile_id)
);

-- Jobs ---------------------------------------------------------------------------------------------------

create table job_listings (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  created_by_id uuid references employer_profiles on delete set null,
  slug text not null unique,
  title text not null default '',
  description text not null default '',
  additional_benefits text[] not null default '{}',
  age_group text[] not null default '{}',
  certification_qualifications text[] not null default '{}',
  classroom_type text,
  compensation_min numeric(12, 2),
  compensation_max numeric(12, 2),
  compensation_interval text,
  supplemental_pay jsonb not null default '{}',
  desired_education text,
  education_philosophy text[] not null default '{}',
  educational_qualifications text[] not null default '{}',
  employment_subtype text,
  employment_type text[] not null default '{}',
  english_proficiency text,
  external_url text,
  hire_timeline text,
  start_timeline text,
  job_schedule text,
  languages text[] not null default '{}',
  listing_status text not null default 'draft' check (listing_status in ('draft', 'pending_review', 'published',
    'paused', 'closed', 'archived', 'removed')),
  closed_reason text,
  min_age integer,
  published_at timestamptz,
  publish_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  qualifications_description text not null default '',
  role_count integer not null default 1,
  role_type text,
  screening_questions jsonb not null default '[]',
  work_experience text,
  is_template boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on job_listings (employer_id, listing_status, id desc);
create index job_listings_published on job_listings (published_at desc, id desc) where listing_status = 'published';

create table job_listing_slugs (
  slug text primary key,
  job_listing_id uuid not null references job_listings on delete cascade
);

create table job_listing_locations (
  job_listing_id uuid not null references job_listings on delete cascade,
  location_id uuid not null references locations,
  position integer not null default 0,
  primary key (job_listing_id, location_id)
);
create index on job_listing_locations (location_id);

create table job_listing_events (
  id uuid primary key default uuidv7(),
  job_listing_id uuid not null references job_listings on delete cascade,
  account_id uuid,
  from_state text,
  to_state text not null,
  reason text,
  created_at timestamptz not null default now()
);
create index on job_listing_events (job_listing_id, id);

create table job_likes (
  user_profile_id uuid not null references user_profiles on delete cascade,
  job_listing_id uuid not null references job_listings on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_profile_id, job_listing_id)
);
create index on job_likes (job_listing_id);

create table job_views (
  job_listing_id uuid not null references job_listings on delete cascade,
  day date not null default current_date,
  views integer not null default 0,
  primary key (job_listing_id, day)
);

-- One narrow row per published job, kept in step by the jobs feature (ARCHITECTURE: search).
-- geo: fine cells and minus the coarse cells of every location; facets: numbered tokens;
-- hourly_max: upper pay in cents an hour; points: lat, lng, lat, lng … of the locations.
create table job_search (
  job_listing_id uuid primary key references job_listings on delete cascade,
  employer_id uuid not null,
  geography_id uuid,
  geo integer[] not null,
  facets integer[] not null,
  points double precision[] not null,
  hourly_max integer not null default 0,
  published_at timestamptz not null,
  tsv tsvector not null
);
create index job_search_gin on job_search using gin (geo, facets, tsv);
create index job_search_newest on job_search (published_at desc, job_listing_id desc);
create index job_search_pay on job_search (hourly_max desc, job_listing_id desc);
create index on job_search (employer_id);

-- Great-circle miles from a place to the nearest of a row's points (R = 3958.7613).
create function miles_to_nearest(points double precision[], lat double precision, lng double precision)
returns double precision language sql immutable parallel safe as $$
  select min(2 * 3958.7613 * asin(least(1, sqrt(
    sin(radians(points[i] - lat) / 2) ^ 2
    + cos(radians(lat)) * cos(radians(points[i])) * sin(radians(points[i + 1] - lng) / 2) ^ 2))))
  from generate_series(1, coalesce(array_length(points, 1), 0), 2) as i
$$;

-- Applications -------------------------------------------------------------------------------------------

create table job_applications (
  id uuid primary key default uuidv7(),
  job_listing_id uuid not null references job_listings on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  aasm_state text not null default 'draft' check (aasm_state in ('draft', 'submitted', 'shortlisted', 'interviewing',
    'offered', 'hired', 'rejected', 'declined', 'withdrawn', 'closed')),
  screening_questions jsonb not null default '[]',
  draft jsonb not null default '{}',
  qualified boolean not null default true,
  qualification_matches jsonb not null default '[]',
  match_score double precision not null default 0,
  ai_suitability_summary text,
  ai_suitability_summary_by text check (ai_suitability_summary_by in ('model', 'rules')),
  resume_id uuid,
  attachment_ids uuid[] not null default '{}',
  submitted_at timestamptz,
  times_submitted integer not null default 0,
  state_changed_at timestamptz not null default now(),
  -- A rejection is told after half an hour; until then the educator sees the state before it.
  rejected_at timestamptz,
  rejection_tell_at timestamptz,
  state_before_rejection text,
  -- The last act of a person on the employer's side; silence is counted from it.
  employer_acted_at timestamptz,
  viewed_at timestamptz,
  messaged_at timestamptz,
  invite_sent_at timestamptz,
  interview_scheduled_at timestamptz,
  notes_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (job_listing_id, user_profile_id)
);
create index on job_applications (employer_id, aasm_state, id desc);
create index on job_applications (user_profile_id, id desc);
create index on job_applications (updated_at);
create index job_applications_waiting on job_applications (submitted_at)
  where aasm_state = 'submitted' and employer_acted_at is null;

create table job_application_locations (
  job_application_id uuid not null references job_applications on delete cascade,
  location_id uuid not null references locations,
  primary key (job_application_id, location_id)
);

create table job_application_events (
  id uuid primary key default uuidv7(),
  job_application_id uuid not null references job_applications on delete cascade,
  from_state text,
  to_state text not null,
  by text not null check (by in ('educator', 'employer', 'system', 'operator')),
  account_id uuid,
  reason text,
  created_at timestamptz not null default now()
);
create index on job_application_events (job_application_id, id);

-- Notices ------------------------------------------------------------------------------------------------

create table system_notifications (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  user_profile_id uuid references user_profiles on delete cascade,
  employer_profile_id uuid references employer_profiles on delete cascade,
  notification_type text not null,
  start_date timestamptz not null default now(),
  end_date timestamptz,
  seen_at timestamptz,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on system_notifications (account_id, id desc);

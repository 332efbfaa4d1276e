-- The employer's side: who can be found, saved filters, notes, plans, where applicants come from, connectors.

-- One narrow row per educator whom employers find (domain: user profile states), kept in step by the candidates feature.
-- No row: nobody finds them. geo: fine cell and minus the coarse one; facets: numbered tokens, education and experience
-- cumulative; terms: words that are rows elsewhere ("certification:…", "location:…").
create table candidate_search (
  user_profile_id uuid primary key references user_profiles on delete cascade,
  geography_id uuid,
  -- Null and empty where the place is not known: found by everything but distance.
  lat double precision,
  lng double precision,
  cell integer,
  geo integer[] not null default '{}',
  facets integer[] not null default '{}',
  terms text[] not null default '{}',
  -- Job search status, then video, then the day of the last visit: the order without any other.
  rank integer not null default 0,
  excluded_employer_ids uuid[] not null default '{}',
  tsv tsvector not null default '',
  -- Name, roles and city in plain lower case: what a misspelt word is compared with.
  fuzzy text not null default '',
  -- Last name, then first name, in plain lower case: the order by name, the same in every locale.
  name text collate "C" not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index candidate_search_gin on candidate_search using gin (geo, facets, terms, tsv) with (fastupdate = off);
create index candidate_search_fuzzy on candidate_search using gin (fuzzy gin_trgm_ops) with (fastupdate = off);
create index candidate_search_rank on candidate_search (rank desc, user_profile_id desc);
create index candidate_search_cell on candidate_search (cell, rank desc) include (user_profile_id, lat, lng);
create index candidate_search_name on candidate_search (name, user_profile_id);
create index candidate_search_newest on candidate_search (created_at desc, user_profile_id desc);

-- Rows that changed since saved filters were last held against them, each as it was then (null: it was not there).
create table candidate_changes (
  user_profile_id uuid primary key references user_profiles on delete cascade,
  before jsonb,
  changed_at timestamptz not null default now()
);
create index on candidate_changes (changed_at);

create table saved_filter_selections (
  id uuid primary key default uuidv7(),
  employer_profile_id uuid not null references employer_profiles on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- The filters as the collection takes them, in one canonical order; address and placeId only for showing.
  filters jsonb not null default '{}',
  filters_hash bytea not null,
  -- The same filters as the search rows are asked: written anew whenever the filters change.
  lat double precision,
  lng double precision,
  radius_in_miles double precision,
  cells integer[],
  all_facets integer[] not null default '{}',
  any_facets jsonb not null default '[]',
  any_terms jsonb not null default '[]',
  words tsquery,
  -- What is asked relative to the employer (liked, recommended, unviewed …) is looked up for each who comes to match.
  status text not null default 'all',
  -- Who matches now and did not when last viewed: at most 500, newest first.
  diff uuid[] not null default '{}',
  -- Who matched when last viewed and stopped since: coming back they are no news.
  gone uuid[] not null default '{}',
  viewed_at timestamptz not null default now(),
  -- When the diff last grew: the resource's updatedAt.
  grown_at timestamptz not null default now(),
  email_me boolean not null default false,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (employer_profile_id, filters_hash)
);
create index on saved_filter_selections (employer_id);
create index saved_filter_selections_to_mail on saved_filter_selections (grown_at) where email_me;

-- What a team writes down about an educator; never seen by educators.
create table notes (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  -- The author; a note stays with the team when its author leaves.
  employer_profile_id uuid references employer_profiles on delete set null,
  user_profile_id uuid not null references user_profiles on delete cascade,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on notes (employer_id, user_profile_id, id desc);
create index on notes (user_profile_id);
create index on notes (employer_profile_id);

-- What can be bought; a limit that is null is none.
create table plans (
  id uuid primary key default uuidv7(),
  name text not null unique,
  trial_period_days integer not null default 14,
  active_job_listing_limit integer,
  location_limit integer,
  credit_card_required_for_trial boolean not null default false,
  free_plan boolean not null default false,
  -- The plan every new employer tries.
  trial_plan boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index plans_one_trial on plans (trial_plan) where trial_plan;

-- How people come to a job: a word such as search, recommendation, email, employer_page, share, direct, other.
create table job_sources (
  job_listing_id uuid not null references job_listings on delete cascade,
  source text not null check (length(source) between 1 and 50),
  day date not null default current_date,
  views integer not null default 0,
  applications integer not null default 0,
  primary key (job_listing_id, source, day)
);
alter table job_applications add column source text;

-- An outside system (applicant tracking, payroll) an employer asks to be connected with, or is.
create table connectors (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  employer_id uuid references employers on delete cascade,
  service text not null check (length(service) between 1 and 100),
  note text not null default '' check (length(note) <= 2000),
  state text not null default 'requested' check (state in ('requested', 'connected', 'disconnected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on connectors (account_id);
create index on connectors (employer_id);

-- Whose budget a question to the model took, and what it was about.
alter table open_ai_logs
  add column employer_id uuid references employers on delete set null,
  add column job_application_id uuid references job_applications on delete set null;
create index on open_ai_logs (employer_id, created_at desc);
create index on open_ai_logs (job_application_id);

-- Writing a summary takes its time; what it says was asked of the log row it names.
alter table job_applications
  add column ai_suitability_summary_state text check (ai_suitability_summary_state in ('writing', 'failed')),
  -- Which asking it is: an answer to an earlier one comes too late, and one that never came has failed.
  add column ai_suitability_summary_asked_at timestamptz,
  add column ai_suitability_summary_log_id uuid references open_ai_logs on delete set null;
create index on job_applications (ai_suitability_summary_log_id) where ai_suitability_summary_log_id is not null;

-- The employer's lists: newest, best match and board columns of one employer.
-- What counting looks at rides along, so that 50,000 are counted without a look at the rows.
create index job_applications_newest on job_applications (employer_id, submitted_at desc nulls last, id desc)
  include (user_profile_id, aasm_state, viewed_at, notes_count) where aasm_state <> 'draft';
create index job_applications_best on job_applications (employer_id, match_score desc nulls last, id desc)
  where aasm_state <> 'draft';
create index job_applications_of_job on job_applications (job_listing_id, submitted_at desc nulls last, id desc)
  where aasm_state <> 'draft';
-- Few enough that leaving them out of a list costs nothing.
create index user_profiles_closed on user_profiles (id) where active_state = 'closed';
create index on profile_views (user_profile_id);

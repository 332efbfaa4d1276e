-- Jobs, or all jobs of a program, that an educator does not want to find any more.
create table hidden_jobs (
  id uuid primary key default uuidv7(),
  user_profile_id uuid not null references user_profiles on delete cascade,
  job_listing_id uuid references job_listings on delete cascade,
  employer_id uuid references employers on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (num_nonnulls(job_listing_id, employer_id) = 1),
  unique (user_profile_id, job_listing_id),
  unique (user_profile_id, employer_id)
);
create index on hidden_jobs (job_listing_id) where job_listing_id is not null;
create index on hidden_jobs (employer_id) where employer_id is not null;

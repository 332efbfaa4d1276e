-- Invitations to apply: an employer asks one educator to apply for one of its jobs, once.
create table job_invitations (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  job_listing_id uuid not null references job_listings on delete cascade,
  user_profile_id uuid not null references user_profiles on delete cascade,
  -- Who on the team sent it; null once they left.
  employer_profile_id uuid references employer_profiles on delete set null,
  -- The message it was sent as: the card of the job in the conversation.
  message_id uuid unique references messages on delete set null,
  -- What came of it.
  job_application_id uuid references job_applications on delete set null,
  state text not null default 'invited' check (state in ('invited', 'viewed', 'declined', 'applied', 'hired')),
  viewed_at timestamptz,
  state_changed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (job_listing_id, user_profile_id)
);
create index on job_invitations (employer_id, user_profile_id);
create index on job_invitations (user_profile_id, created_at desc);
create index on job_invitations (employer_profile_id);
create index on job_invitations (job_application_id);

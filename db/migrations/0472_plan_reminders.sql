-- The last reminder of a trial's end or of a renewal: "trial:3:2026-12-01", so that each is sent once.
alter table subscriptions add column last_reminder text check (length(last_reminder) <= 60);
create index on subscriptions (current_period_end) where ended_at is null and status in ('active', 'trialing');

-- What the nightly comparison found to differ from the gateway, before it was stored as the gateway has it.
create table billing_differences (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  -- {field, ours, theirs} each.
  differences jsonb not null,
  created_at timestamptz not null default now()
);
create index on billing_differences (employer_id, id desc);
create index on billing_differences (created_at);

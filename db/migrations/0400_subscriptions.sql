-- What a plan costs. A price is never edited: another takes its place, and who pays the old one goes on paying it.
create table prices (
  id uuid primary key default uuidv7(),
  plan_id uuid not null references plans on delete cascade,
  name text not null check (length(name) between 1 and 80),
  interval text not null check (interval in ('month', 'year')),
  interval_count integer not null default 1 check (interval_count between 1 and 12),
  -- For each location.
  price_cents integer not null check (price_cents between 0 and 100000000),
  price_currency text not null default 'usd' check (price_currency ~ '^[a-z]{3}$'),
  stripe_id text unique check (length(stripe_id) between 1 and 255),
  replaced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index prices_on_sale on prices (plan_id, interval, interval_count) where replaced_at is null;
create index on prices (plan_id, id desc);

-- How a plan presents itself.
create table plan_benefits (
  id uuid primary key default uuidv7(),
  plan_id uuid not null unique references plans on delete cascade,
  name text not null check (length(name) between 1 and 80),
  subheading text not null default '' check (length(subheading) <= 200),
  benefits text[] not null default '{}' check (cardinality(benefits) <= 20),
  tier integer not null default 0,
  most_popular boolean not null default false,
  trial_button_text text not null check (length(trial_button_text) between 1 and 60),
  reactivate_button_text text not null check (length(reactivate_button_text) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create unique index plan_benefits_one_most_popular on plan_benefits (most_popular) where most_popular;

create table subscriptions (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  plan_id uuid not null references plans,
  -- Null where nothing is paid: the free plan, and a trial without a choice.
  price_id uuid references prices,
  -- Stripe's words.
  status text not null check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  -- What is paid for.
  locations integer not null default 1 check (locations between 1 and 10000),
  trial_start timestamptz,
  trial_end timestamptz,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at timestamptz,
  past_due_since timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((status = 'past_due') = (past_due_since is not null)),
  check ((status in ('canceled', 'incomplete_expired')) = (ended_at is not null))
);
create unique index subscriptions_one_current on subscriptions (employer_id) where ended_at is null;
create index on subscriptions (employer_id, id desc);
create index on subscriptions (plan_id);
create index on subscriptions (price_id);

-- What a subscription becomes at the end of its period: a smaller plan, and the jobs that stay published then.
create table subscription_changes (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  subscription_id uuid not null references subscriptions on delete cascade,
  plan_id uuid not null references plans,
  price_id uuid references prices,
  locations integer not null default 1 check (locations between 1 and 10000),
  current_phase_end_date timestamptz not null,
  kept_job_listing_ids uuid[] not null default '{}' check (cardinality(kept_job_listing_ids) <= 1000),
  applied_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check (applied_at is null or withdrawn_at is null)
);
create unique index subscription_changes_one_open on subscription_changes (subscription_id)
  where applied_at is null and withdrawn_at is null;
create index on subscription_changes (employer_id, id desc);
create index on subscription_changes (plan_id);
create index on subscription_changes (price_id);

-- Whoever begins or takes over a program begins on the trial. Programs of a roster that nobody has taken over have none.
create function begin_subscription() returns trigger language plpgsql as $$
begin
  insert into subscriptions (employer_id, plan_id, status, trial_start)
  select new.employer_id, id, 'trialing', now() from plans
  where trial_plan and not exists (select 1 from subscriptions where employer_id = new.employer_id)
  on conflict do nothing;
  return null;
end
$$;
create trigger begin_subscription after insert on employer_profiles
  for each row execute function begin_subscription();

insert into subscriptions (employer_id, plan_id, status, trial_start)
select distinct employer_id, plans.id, 'trialing', now() from employer_profiles cross join plans where trial_plan;

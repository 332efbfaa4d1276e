-- People and their employers: how an employer's approval stands, who asks to join one, and finding unclaimed ones.

alter table employers add column refused text check (refused in ('rejected', 'suspended'));

-- One word out of the facts that decide it, so that no writer can leave them at odds.
alter table employers add column approval_state text not null generated always as (
  case
    when refused is not null then refused
    when claimed_at is null then 'unclaimed'
    when approved_at is not null then 'approved'
    else 'pending'
  end
) stored;

create index employers_unclaimed on employers using gin (name gin_trgm_ops) where claimed_at is null;
create index on employers (approval_state);

alter table join_requests
  add column updated_at timestamptz not null default now(),
  add column version integer not null default 1;
create index on join_requests (account_id);

create index on user_profiles (approval_state, id desc);

-- Percent of what is required, kept with the lists of what is missing.
alter table user_profiles add column completeness integer not null default 0;

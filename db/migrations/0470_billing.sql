-- Who pays for a program at the payment gateway.
create table billing_customers (
  employer_id uuid primary key references employers on delete cascade,
  gateway_id text not null unique check (length(gateway_id) between 1 and 255),
  -- Each reading of the gateway takes a number before it asks, so that an older answer never replaces a newer one.
  reads integer not null default 0,
  stored_read integer not null default 0,
  created_at timestamptz not null default now()
);

alter table subscriptions add column gateway_id text unique check (length(gateway_id) between 1 and 255);

create table invoices (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  gateway_id text not null unique check (length(gateway_id) between 1 and 255),
  number text check (length(number) <= 100),
  status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  total_cents integer not null,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  -- {description, amountCents, quantity, start, end} each.
  lines jsonb not null default '[]',
  -- The gateway's page on which it is paid.
  payment_url text check (length(payment_url) <= 2000),
  -- From the test gateway: nobody was charged.
  is_test boolean not null,
  issued_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on invoices (employer_id, issued_at desc, id desc);

-- What the gateway told us; each is taken once.
create table payment_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null check (length(type) <= 255),
  customer_id text not null check (length(customer_id) <= 255),
  received_at timestamptz not null
);
create index on payment_events (received_at);

-- The gateway for trying plans.
create table test_gateway_books (
  key text primary key check (length(key) between 1 and 64),
  books jsonb not null,
  updated_at timestamptz not null default now()
);
create table test_gateway_prices (
  id text primary key check (length(id) between 1 and 255),
  price jsonb not null
);

-- Which version of the terms and of the privacy page somebody agreed to when they signed up, and of which brand.
create table legal_agreements (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  brand_id uuid references brands on delete set null,
  version text not null,
  -- Where a brand has pages of its own.
  terms_url text,
  privacy_url text,
  agreed_at timestamptz not null default now()
);
create index on legal_agreements (account_id);
create index on legal_agreements (brand_id);
create trigger record_bulk_change after insert or update or delete on legal_agreements for each row
  when (coalesce(current_setting('app.bulk_change', true), '') <> '')
  execute function record_bulk_change('id');

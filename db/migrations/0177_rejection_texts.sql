-- The letter that a rejected educator reads, as it was written when the team decided.
alter table job_applications add column rejection_text text;

-- Texts for rejections that an employer's team keeps, beside the built-in ones.
create table rejection_templates (
  id uuid primary key default uuidv7(),
  employer_id uuid not null references employers on delete cascade,
  created_by_id uuid references employer_profiles on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on rejection_templates (employer_id, id);
create index on rejection_templates (created_by_id);

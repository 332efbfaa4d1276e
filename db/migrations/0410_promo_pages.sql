-- A brand's landing pages, for a campaign or a partner: `/p/{slug}`.
create table promo_pages (
  id uuid primary key default uuidv7(),
  brand_id uuid not null references brands on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  audience text not null check (audience in ('educator', 'employer')),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 200),
  -- Rich text, sanitized when it is written.
  body text not null default '' check (length(body) <= 50000),
  -- For whoever comes from here to give when a plan is chosen.
  code text check (length(code) between 1 and 40),
  -- The outside system whose customers the page is for: a program that registers from here asks for it.
  connector text check (length(connector) between 1 and 100),
  -- Not shown before; null is a draft.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  unique (brand_id, slug)
);

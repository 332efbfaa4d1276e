-- Data that comes with the product is put in once, by name; what operators then change or delete stays so.

create table seeds (
  name text primary key,
  applied_at timestamptz not null default now()
);

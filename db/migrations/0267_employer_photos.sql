-- What a program's public page shows beyond its one picture: several photos, and the benefits the program states itself.
alter table employers
  add column photos jsonb not null default '[]',
  add column benefits text[] not null default '{}';

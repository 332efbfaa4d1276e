-- The days (0 is Sunday) and hours of a job, in minutes since midnight by the clock on its wall. Where hours vary
-- the times are the earliest start and the latest end.
alter table job_listings
  add column working_days smallint[] not null default '{}' check (working_days <@ '{0,1,2,3,4,5,6}'),
  add column starts_at_minute smallint check (starts_at_minute between 0 and 1439),
  add column ends_at_minute smallint check (ends_at_minute between 1 and 1440),
  add column hours_vary boolean not null default false,
  add column hours_per_week numeric(5, 2) check (hours_per_week > 0),
  add check (ends_at_minute > starts_at_minute);

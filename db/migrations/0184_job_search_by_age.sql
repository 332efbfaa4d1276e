-- The age a job asks for, as the search compares it: a job that states none asks for an adult.
alter table job_search add column min_age int not null default 18;
update job_search set min_age = job.min_age from job_listings job
where job.id = job_search.job_listing_id and job.min_age is not null;

-- Who filled the job did not apply here: how they were found, in the words of hiring updates.
alter table job_listings
  add column hired_elsewhere text check (hired_elsewhere in ('other_site', 'referral', 'walk_in', 'other'));

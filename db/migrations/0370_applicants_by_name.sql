-- Applicants by name: sorting the 50,000 of one program by what is read of each profile takes a quarter of a second.
-- The name stands beside the application, in step with the profile whoever writes it.
alter table job_applications add column applicant_name text not null default '';

create function set_applicant_name() returns trigger language plpgsql as $$
begin
  select lower(first_name || ' ' || last_name) into new.applicant_name
  from user_profiles where id = new.user_profile_id;
  return new;
end $$;
create trigger set_applicant_name before insert on job_applications
  for each row execute function set_applicant_name();

create function rename_applicant() returns trigger language plpgsql as $$
begin
  update job_applications set applicant_name = lower(new.first_name || ' ' || new.last_name)
  where user_profile_id = new.id;
  return null;
end $$;
create trigger rename_applicant after update of first_name, last_name on user_profiles
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function rename_applicant();

update job_applications set applicant_name = lower(first_name || ' ' || last_name)
from user_profiles where user_profiles.id = user_profile_id;
create index job_applications_by_name on job_applications (employer_id, applicant_name, id)
  where aasm_state <> 'draft';

-- How many of a job's applications nobody has opened yet.
create index job_applications_unseen on job_applications (job_listing_id)
  where aasm_state = 'submitted' and viewed_at is null;

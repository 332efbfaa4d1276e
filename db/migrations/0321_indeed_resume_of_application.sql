-- The Indeed resume that an application was sent with: the profile's may change or go later.

alter table job_applications add column indeed_resume text check (char_length(indeed_resume) <= 2000);

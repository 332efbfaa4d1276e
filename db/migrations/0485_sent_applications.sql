-- The figures read the applications that were sent in a span of days.
create index job_applications_by_time on job_applications (submitted_at) where aasm_state <> 'draft';

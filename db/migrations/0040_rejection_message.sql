-- Which of the kind messages an educator is told with; null is the first of them.
alter table job_applications add column rejection_message text;

-- An offer waits five minutes before the educator is told, and goes back to where it came from when it is taken back.
alter table job_applications
  add column offer_email_at timestamptz,
  add column offer_emailed_at timestamptz,
  add column state_before_offer text
    check (state_before_offer in ('submitted', 'shortlisted', 'interviewing'));

-- When the educator may see a transition that waits to be sent; null: immediately.
alter table job_application_events add column visible_at timestamptz;
update job_application_events set visible_at = created_at + interval '30 minutes' where to_state = 'rejected';

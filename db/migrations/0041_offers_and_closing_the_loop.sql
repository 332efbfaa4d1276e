-- An offer may be accepted by the educator before the employer confirms the hire.
alter table job_applications add column offer_accepted_at timestamptz;

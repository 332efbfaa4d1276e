-- What an offer says: {message, startDate, compensation, expiresOn, madeAt}; all but the last may be missing.
alter table job_applications add column offer jsonb;
-- Set once, when the half hour of a rejection is over and it is told: telling twice would be heard twice.
alter table job_applications add column rejection_told_at timestamptz;

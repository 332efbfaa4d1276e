-- When somebody was last asked to a team; whether they have come since is told by their sessions.
alter table employer_profiles add column invited_at timestamptz;

-- How often somebody was asked within a day.
create index mails_of_invitations on mails (to_address, created_at) where name = 'accounts.invitation';

-- Texts go out only to an account that agreed to them: below that, a program and its locations are as loud as by mail
-- until somebody makes them quieter. No screen has set these before.
alter table employer_profiles alter column sms_notifications set default true;
alter table employer_profile_locations alter column sms_notifications set default true;
update employer_profiles set sms_notifications = true;
update employer_profile_locations set sms_notifications = true;

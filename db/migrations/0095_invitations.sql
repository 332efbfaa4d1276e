-- When somebody was last asked to a team; whether they have come since is told by their sessions.
alter table employer_profiles add column invited_at timestamptz;

-- How often somebody was asked within a day.
create index mails_of_invitations on mails (to_address, created_at) where name = 'accounts.invitation';

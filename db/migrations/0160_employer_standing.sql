-- What an operator says to a program, invitations that wait for an answer, and programs whose team is gone.

alter table employers
  -- The operator's words to the team: what to change, or why the program was refused or suspended.
  add column review_note text,
  add column changes_requested_at timestamptz,
  -- The last of the team left: the row stays for those who applied there, and nobody acts for it again.
  add column left_at timestamptz;

-- An invited person is no member: the row counts as one who is not on the team until they accept.
alter table employer_profiles
  add column invitation_state text check (invitation_state in ('pending', 'declined', 'revoked')),
  add column invitation_token bytea unique,
  add column invitation_expires_at timestamptz,
  add column invitations_sent integer not null default 0,
  add column invited_by_id uuid references accounts on delete set null,
  add constraint employer_profiles_invited_is_no_member check (invitation_state is null or removed_at is not null);
create index employer_profiles_invited on employer_profiles (account_id) where invitation_state = 'pending';

-- Who was put on a team and never came is invited, and not on it.
update employer_profiles profile
  set removed_at = now(), invitation_state = 'pending', invitations_sent = 1,
    invitation_expires_at = now() + interval '14 days'
  from accounts account
  where account.id = profile.account_id and profile.invited_at is not null and profile.removed_at is null
    and coalesce(account.last_seen_at, '-infinity') < profile.invited_at
    and not exists (select from sessions session where session.account_id = account.id
      and session.impersonator_id is null and session.last_used_at >= profile.invited_at);

-- Approval was given to a team, and ends with it.
update employers set approved_at = null where claimed_at is null and approved_at is not null;

-- Whoever acts for an employer already is shown the tutorials too; those who come later get theirs when they join.
insert into system_notifications (account_id, employer_profile_id, notification_type)
select profile.account_id, profile.id, kind
from employer_profiles profile
cross join unnest(array['notes_tutorial', 'multiple_applicants_selection_tutorial']) kind
where not exists (
  select 1 from system_notifications known
  where known.account_id = profile.account_id and known.employer_profile_id = profile.id
  and known.notification_type = kind);

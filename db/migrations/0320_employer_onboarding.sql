-- Members of a program that has a location are through onboarding: until now the mark was set for educators only.

update accounts set onboard_complete = true, version = version + 1, updated_at = now()
where not onboard_complete and exists (
  select from employer_profiles profile
  where profile.account_id = accounts.id and profile.removed_at is null
    and exists (select from locations where locations.employer_id = profile.employer_id));

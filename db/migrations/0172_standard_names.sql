-- Columns, tables and jobs get the terms of docs/glossary.md. No data changes.

alter table text_messages rename to sms_messages;
alter table job_applications rename column rejection_tell_at to rejection_email_at;
alter table job_applications rename column rejection_told_at to rejection_emailed_at;
alter table job_applications rename column ai_suitability_summary_asked_at to ai_suitability_summary_requested_at;
alter table job_alerts rename column told_until to emailed_until;
alter table job_alerts rename column asked_again_at to reminded_at;
alter table waiting_list_entries rename column told_at to notified_at;
alter table job_listings rename column renewal_asked_at to renewal_requested_at;
alter table blocking_calendars rename column asked_at to requested_at;
alter table user_profiles rename column sleeps_at to deactivates_at;
alter table user_profiles rename column sleep_warnings to dormancy_warnings;
alter table user_profiles rename column kept_visible_at to visibility_confirmed_at;
alter index user_profiles_to_sleep rename to user_profiles_to_deactivate;
alter table saved_filter_selections rename column grown_at to extended_at;

-- Jobs that wait under an earlier name run under the new one. A new database has no queue yet.
do $$
declare
  renamed record;
begin
  if to_regclass('graphile_worker._private_tasks') is null then
    return;
  end if;
  for renamed in
    select * from (values
      ('applications.mail-employer', 'applications.email-employer'),
      ('applications.tell-move', 'applications.email-transition'),
      ('applications.tell-rejection', 'applications.email-rejection'),
      ('applications.tell-offer-answer', 'applications.email-offer-answer'),
      ('applications.tell-changed-offer', 'applications.email-changed-offer'),
      ('applications.nudge', 'applications.remind-educator'),
      ('interviews.tell-both', 'interviews.email-both'),
      ('messages.tell-operators', 'messages.email-report'),
      ('places.tell-waiting-list', 'places.email-waiting-list'),
      ('candidates.mail-new-matches', 'candidates.email-new-matches'),
      ('jobs.offer-to-some', 'jobs.recommend-to-matches'),
      ('texts.deliver', 'sms.deliver')
    ) as names (old, new)
  loop
    insert into graphile_worker._private_tasks (identifier) values (renamed.new) on conflict do nothing;
    update graphile_worker._private_jobs job
      set task_id = (select id from graphile_worker._private_tasks where identifier = renamed.new),
          key = case when starts_with(job.key, renamed.old || ':')
            then renamed.new || substr(job.key, length(renamed.old) + 1) else job.key end
      where task_id = (select id from graphile_worker._private_tasks where identifier = renamed.old);
  end loop;
end $$;

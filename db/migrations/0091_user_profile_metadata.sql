-- What each employer has had to do with each educator so far: one row for every pair, made when it is asked for.
-- Whoever reads it names the employer, and profiles by their id; the parts that are not asked for cost nothing.
create view user_profile_metadata as
select
  profile.id,
  profile.id as user_profile_id,
  employer.id as employer_id,
  liking.created_at is not null as liked,
  view.last_viewed_at as viewed_at,
  exists (select 1 from job_applications sent
    where sent.user_profile_id = profile.id and sent.employer_id = employer.id
    and sent.aasm_state <> 'draft') as previously_applied,
  talk.last_employer_message_at is not null or exists (select 1 from job_applications sent
    where sent.user_profile_id = profile.id and sent.employer_id = employer.id
    and sent.aasm_state <> 'draft' and sent.messaged_at is not null) as previously_messaged,
  talk.last_employer_message_at as messaged_at,
  talk.last_user_profile_message_at as answered_at,
  greatest(
    (select max(message.created_at) from messages message
      where message.conversation_id = talk.id and message.message_type = 'interview_invite'
      and message.deleted_at is null),
    (select max(sent.invite_sent_at) from job_applications sent
      where sent.user_profile_id = profile.id and sent.employer_id = employer.id
      and sent.aasm_state <> 'draft')) as invite_sent_at,
  talk.id as conversation_id,
  coalesce((select array_agg(sent.id order by sent.id desc) from job_applications sent
    where sent.user_profile_id = profile.id and sent.employer_id = employer.id
    and sent.aasm_state <> 'draft'), '{}') as job_application_ids,
  (select count(*)::integer from notes note
    where note.employer_id = employer.id and note.user_profile_id = profile.id) as notes_count,
  -- The next one, else the latest.
  (select interview.id from interviews interview
    where interview.user_profile_id = profile.id and interview.employer_id = employer.id
    order by (interview.status in ('pending', 'scheduled') and interview.ends_at > now()) desc,
      case when interview.status in ('pending', 'scheduled') and interview.ends_at > now()
        then interview.time end,
      interview.time desc, interview.id desc
    limit 1) as interview_id,
  profile.created_at,
  greatest(profile.created_at, liking.created_at, view.last_viewed_at, talk.updated_at) as updated_at
from user_profiles profile
cross join employers employer
left join profile_likes liking on liking.employer_id = employer.id and liking.user_profile_id = profile.id
left join profile_views view on view.employer_id = employer.id and view.user_profile_id = profile.id
left join conversations talk on talk.employer_id = employer.id and talk.user_profile_id = profile.id;

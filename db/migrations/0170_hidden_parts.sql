-- Education and certificates that a profile does not show are told to no employer: not by a match taken down before, not by
-- a score, and not by who counts as recommended.

-- The score as employers may know it; null until it is worked out, and then nobody is recommended by it.
alter table job_recommendations add column employer_score double precision check (employer_score between 0 and 1);
update job_recommendations set employer_score = score from user_profiles
  where user_profiles.id = user_profile_id and show_education and show_certifications;

-- What employers may know of the facts; null where that is all of them.
alter table job_seekers add column shown_facts jsonb;
update job_seekers set shown_facts = facts
    || case when show_education then '{}' else '{"educationLevel": null, "eceCredits": null}' end::jsonb
    || case when show_certifications then '{}' else '{"certifications": null}' end::jsonb
  from user_profiles where user_profiles.id = user_profile_id and not (show_education and show_certifications);

-- What is masked counts half, like everything that is not known; the rest says what it said, without a part of its credit
-- that would tell whether the hidden part once capped the score.
with hidden as (
  select sent.id, jsonb_agg(case
      when not show_education and asked.row->>'criterion' in ('education', 'ece_credits')
        or not show_certifications and asked.row->>'criterion' = 'certifications'
      then asked.row || jsonb_build_object('found', null, 'met', 'unknown', 'points', (asked.row->>'weight')::float8 / 2)
      else asked.row || jsonb_build_object('points', (asked.row->>'weight')::float8 *
        case asked.row->>'met' when 'true' then 1 when 'unknown' then 0.5 else 0 end) end order by asked.place) as rows
  from job_applications sent
  join user_profiles on user_profiles.id = sent.user_profile_id and not (show_education and show_certifications)
  cross join lateral jsonb_array_elements(sent.qualification_matches) with ordinality as asked (row, place)
  where sent.aasm_state <> 'draft'
  group by sent.id
)
update job_applications set qualification_matches = hidden.rows,
  match_score = least(
    (select least(1, sum((asked->>'points')::float8)) from jsonb_array_elements(hidden.rows) asked),
    case when jsonb_path_exists(hidden.rows, '$[*] ? (@.met == false && (@.criterion == "schedule" || @.criterion == "certifications"))')
      then 0.4 else 1 end)
  from hidden where hidden.id = job_applications.id;

-- A summary that was written from those facts says them too; plain sentences from the masked rows stand instead.
update job_applications set ai_suitability_summary = null, ai_suitability_summary_by = null,
    ai_suitability_summary_state = null, ai_suitability_summary_log_id = null
  from user_profiles where user_profiles.id = user_profile_id and not (show_education and show_certifications);

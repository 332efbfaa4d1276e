-- What each certification counts as, wherever it is from: jobs require these, states only have their own titles for them.

alter table certification_options add column qualifications text[] not null default '{}';

update certification_options set qualifications = array[title] where title like 'CDA: %';

update certification_options set qualifications = array['State' || kind.rest]
from (values
    (' teaching license: early childhood'), (' teaching license: elementary'), (' special education license'),
    (' director credential'), (' child-care staff registration')) as kind (rest)
where right(title, length(kind.rest)) = kind.rest;

with kinds (short, title) as (values
  ('early', 'State teaching license: early childhood'), ('elementary', 'State teaching license: elementary'),
  ('director', 'State director credential'), ('staff', 'State child-care staff registration')),
own (title, shorts) as (values
  ('Child Development Assistant Permit', '{staff}'::text[]),
  ('Child Development Associate Teacher Permit', '{staff}'),
  ('Child Development Teacher Permit', '{early,staff}'),
  ('Child Development Master Teacher Permit', '{early,staff}'),
  ('Child Development Site Supervisor Permit', '{director,early,staff}'),
  ('PK-3 Early Childhood Education Specialist Credential', '{early}'),
  ('Early Childhood Professional Credential', '{staff}'),
  ('Early Childhood Teacher Qualification', '{early,staff}'),
  ('Florida Child Care Professional Credential (FCCPC)', '{staff}'),
  ('Florida 45-hour training', '{staff}'),
  ('Gateways ECE Credential Level 2', '{staff}'),
  ('Gateways ECE Credential Level 4', '{staff}'),
  ('Gateways Director Credential', '{director}'),
  ('EEC Teacher Qualification', '{early,staff}'),
  ('EEC Lead Teacher Qualification', '{early,staff}'),
  ('EEC Director I Qualification', '{director,staff}'),
  ('North Carolina Early Childhood Credential', '{staff}'),
  ('North Carolina Administration Credential', '{director}'),
  ('P-3 Certificate of Eligibility', '{early}'),
  ('New Jersey Infant/Toddler Credential', '{staff}'),
  ('Early Childhood Education (Birth–Grade 2), Initial', '{early}'),
  ('Children''s Program Administrator Credential', '{director}'),
  ('Ohio Prekindergarten Associate License', '{early}'),
  ('PreK–4 Instructional I Certificate', '{early,elementary}'),
  ('Pennsylvania Director Credential', '{director}'),
  ('Texas Educator Certificate, EC–6', '{early,elementary}'),
  ('Texas Educator Certificate, Early Childhood: EC–3', '{early}'),
  ('Washington Initial ECE Certificate', '{staff}'),
  ('Washington Short ECE Certificate', '{staff}'),
  ('Washington State ECE Certificate', '{staff}'))
update certification_options set qualifications = array(
  select kinds.title from unnest(own.shorts) with ordinality as kind (short, place)
  join kinds using (short) order by place)
from own where own.title = certification_options.title;

-- Jobs that require a state's own title require what it counts as; what counts as nothing stays, in words.
with required as (
  select job.id, title.title, title.place, coalesce(
    (select qualifications[1] from certification_options where title = title.title and qualifications <> '{}' limit 1),
    case when title.title like 'CDA: %' or title.title like 'State %' then title.title end) as qualification
  from job_listings job cross join unnest(job.certification_qualifications) with ordinality as title (title, place)),
replaced as (
  select id, coalesce(array_agg(distinct qualification) filter (where qualification is not null), '{}') as qualifications,
    string_agg(title, '; ' order by place) filter (where qualification is null) as others
  from required group by id)
update job_listings set certification_qualifications = replaced.qualifications,
  qualifications_description = concat_ws(e'\n\n', nullif(qualifications_description, ''), replaced.others)
from replaced where replaced.id = job_listings.id;

-- A match reads what is held with its state, and a search finds it by what it counts as.
create function held_certifications(profile uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('title', held.title,
    'qualifications', to_jsonb(coalesce(option.qualifications, '{}')), 'state', area.state) order by held.title), '[]')
  from certifications held
  left join certification_options option on option.id = held.certification_option_id
  left join certification_categories category on category.id = option.certification_category_id
  left join geographies area on area.id = category.geography_id
  where held.user_profile_id = profile
$$;
update job_seekers set facts = jsonb_set(facts, '{certifications}', held_certifications(user_profile_id))
where jsonb_typeof(facts->'certifications') = 'array';
update job_seekers set shown_facts = jsonb_set(shown_facts, '{certifications}', held_certifications(user_profile_id))
where jsonb_typeof(shown_facts->'certifications') = 'array';
update candidate_search found set terms = array(
  select distinct term from unnest(found.terms || array(
    select 'certifications:' || lower(qualification) from certifications held
    join certification_options option on option.id = held.certification_option_id
    cross join unnest(option.qualifications) as qualification
    where held.user_profile_id = found.user_profile_id)) as term)
from user_profiles where user_profiles.id = found.user_profile_id and show_certifications;
drop function held_certifications(uuid);

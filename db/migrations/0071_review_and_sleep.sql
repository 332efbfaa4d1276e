-- What an upheld appeal forgave, how a profile falls asleep, and whose number a text message comes from.

-- Answers that no longer turn the educator away: question name → the answer an appeal was upheld for.
alter table user_profiles add column pardoned_answers jsonb not null default '{}';

-- When a profile that nobody signs in to falls asleep, once its owner was warned; null while there is no need.
alter table user_profiles drop column dormant_warned_at;
alter table user_profiles add column sleeps_at timestamptz;
alter table user_profiles add column sleep_warnings smallint not null default 0;
alter table user_profiles add column kept_visible_at timestamptz;
create index user_profiles_to_sleep on user_profiles (sleeps_at) where sleeps_at is not null;
create index accounts_last_seen on accounts (last_seen_at) where user_type = 'educator';

-- Text messages come with a number alone: whose it is is found by its last ten digits.
create index user_profiles_phone on user_profiles (right(regexp_replace(phone_number, '\D', '', 'g'), 10))
  where phone_number is not null;

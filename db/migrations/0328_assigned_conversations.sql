-- The teammate who answers a conversation. The pair of columns keeps it within the employer's own team.

alter table employer_profiles add unique (id, employer_id);

alter table conversations
  add column assigned_profile_id uuid,
  add foreign key (assigned_profile_id, employer_id) references employer_profiles (id, employer_id)
    on delete set null (assigned_profile_id);
create index conversations_assigned
  on conversations (employer_id, assigned_profile_id, latest_message_at desc nulls last, id desc)
  where assigned_profile_id is not null;
-- Whoever leaves is unassigned by it.
create index on conversations (assigned_profile_id) where assigned_profile_id is not null;

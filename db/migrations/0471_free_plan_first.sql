-- A program begins on the free plan. A trial is asked for, once, and ends; what it becomes is a change like any other.
create or replace function begin_subscription() returns trigger language plpgsql as $$
begin
  insert into subscriptions (employer_id, plan_id, status)
  select new.employer_id, id, 'active' from plans
  where free_plan and not exists (select 1 from subscriptions where employer_id = new.employer_id)
  order by position limit 1
  on conflict do nothing;
  return null;
end
$$;

-- Trials had no end: they have their days from now on.
update subscriptions
set trial_end = now() + make_interval(days => plans.trial_period_days)
from plans
where plans.id = plan_id and status = 'trialing' and trial_end is null and gateway_id is null;

insert into subscription_changes (employer_id, subscription_id, plan_id, current_phase_end_date)
select employer_id, subscriptions.id, free.id, trial_end
from subscriptions
cross join (select id from plans where free_plan order by position limit 1) free
where status = 'trialing' and gateway_id is null and not exists (
  select 1 from subscription_changes
  where subscription_id = subscriptions.id and applied_at is null and withdrawn_at is null);

update employers set eligible_for_free_trial = false
where exists (select 1 from subscriptions where employer_id = employers.id and trial_start is not null);

create index on subscriptions (trial_end) where status = 'trialing' and gateway_id is null;

drop index plans_one_trial;
alter table plans drop column trial_plan;

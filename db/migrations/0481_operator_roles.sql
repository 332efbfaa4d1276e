-- Operators have a role, which says what they may read and change. Those of before keep everything.
alter table accounts add column operator_role text
  check (operator_role in ('all', 'review', 'support', 'money', 'content'));
update accounts set operator_role = 'all' where user_type = 'operator';
alter table accounts add constraint operators_have_a_role
  check ((user_type = 'operator') = (operator_role is not null));

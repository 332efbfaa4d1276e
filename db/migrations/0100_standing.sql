-- Who has shown that an email address is theirs. Sample addresses (.example reaches nobody) and operators need not.

alter table accounts add column email_verified_at timestamptz;
update accounts set email_verified_at = created_at where email like '%.example' or user_type = 'operator';

-- A mailed link proves the address it was sent to, and no other: the token says which one that was.

alter table account_tokens add column email text;
update account_tokens set email = account.unconfirmed_email
  from accounts account
  where account.id = account_tokens.account_id and account_tokens.purpose = 'confirm_email' and used_at is null;

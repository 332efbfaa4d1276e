-- Texts go to a number only once its owner typed a code that was texted there.

alter table accounts add column verified_phone text;

create table phone_codes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references accounts on delete cascade,
  phone text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on phone_codes (account_id, created_at);
create index on phone_codes (phone, created_at);

-- Who agreed to texts before is texted on, at the number they agreed for.
update accounts set verified_phone = known.phone
from (
  select distinct on (numbers.account_id) numbers.account_id,
      case when length(digits) = 11 then '+' || digits else '+1' || digits end as phone
    from (
      select account_id, regexp_replace(phone_number, '\D', '', 'g') as digits, 1 as place
        from user_profiles where phone_number is not null
      union all
      select account_id, regexp_replace(phone_number, '\D', '', 'g'), 2
        from employer_profiles where phone_number is not null and removed_at is null
    ) numbers
    where digits ~ '^1?[2-9][0-9]{2}[2-9][0-9]{6}$'
    order by numbers.account_id, place
) known
where known.account_id = accounts.id and accounts.sms_notifications and accounts.sms_consented_at is not null;

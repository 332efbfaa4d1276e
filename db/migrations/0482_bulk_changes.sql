-- Changes of many rows at once (a merge, an import, a review of many), written down row by row so that they can be
-- taken back. While a transaction has `app.bulk_change` set, triggers record each row before and after it.
create table bulk_changes (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('merge', 'import', 'review')),
  account_id uuid references accounts on delete set null,
  title text not null check (char_length(title) <= 300),
  state text not null check (state in ('waiting', 'previewed', 'running', 'done', 'failed', 'undoing', 'undone')),
  total integer not null default 0,
  done integer not null default 0,
  summary jsonb not null default '{}',
  finished_at timestamptz,
  undo_until timestamptz,
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1
);
create index on bulk_changes (account_id);
create index on bulk_changes (undo_until);

-- What an import reads, until it is over: apart, so that whoever looks how far it is does not read it along.
create table bulk_change_inputs (
  change_id uuid primary key references bulk_changes on delete cascade,
  input text not null
);

create table bulk_change_rows (
  change_id uuid not null references bulk_changes on delete cascade,
  seq bigint generated always as identity,
  -- What is taken back together or not at all.
  subject text not null,
  table_name text not null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  key jsonb not null,
  before jsonb,
  after jsonb,
  -- Changed by somebody since: it was left as it is.
  kept boolean not null default false,
  primary key (change_id, seq)
);

create function record_bulk_change() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(new_row, old_row);
  row_key jsonb;
begin
  select jsonb_object_agg(name, whole -> name) into row_key from unnest(tg_argv) as name;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(was.key, was.value), jsonb_object_agg(was.key, new_row -> was.key)
      into old_row, new_row
      from jsonb_each(old_row) as was
      where was.value is distinct from new_row -> was.key and was.key not in ('updated_at', 'version');
    if old_row is null then return null; end if;
  end if;
  insert into bulk_change_rows (change_id, subject, table_name, operation, key, before, after)
  values (
    current_setting('app.bulk_change')::uuid,
    coalesce(whole ->> 'employer_id', whole ->> 'user_profile_id', whole ->> 'id', ''),
    tg_table_name, tg_op, row_key, old_row, new_row);
  return null;
end $$;

-- What no bulk change is about: logs, the outbox, secrets, money, and what is derived from other rows.
do $$
declare
  found record;
begin
  for found in
    select t.oid, t.relname, (
        select string_agg(quote_literal(a.attname), ', ' order by array_position(i.indkey::smallint[], a.attnum))
        from pg_attribute a where a.attrelid = t.oid and a.attnum = any (i.indkey::smallint[])) as key_columns
    from pg_class t join pg_index i on i.indrelid = t.oid and i.indisprimary
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
      and t.relname not in (
        'account_exports', 'account_tokens', 'ahoy_events', 'ahoy_visits', 'audit_logs', 'billing_customers',
        'billing_differences', 'broadcasts', 'bulk_change_inputs', 'bulk_change_rows', 'bulk_changes', 'cable_tickets',
        'calendar_connections', 'candidate_changes', 'candidate_search', 'candidate_words', 'email_codes',
        'error_reports', 'files', 'idempotency_keys', 'job_recommendations', 'job_search',
        'job_search_points', 'job_seekers', 'mails', 'openid_flows', 'passkey_challenges', 'passkeys',
        'payment_events', 'phone_codes', 'push_deliveries', 'push_keys', 'push_messages', 'push_subscriptions',
        'recovery_codes', 'refresh_tokens', 'schema_migrations', 'second_factors', 'seeds', 'sessions',
        'sign_in_identities', 'sms_messages', 'test_gateway_books',
        'test_gateway_prices', 'third_party_credentials')
  loop
    execute format(
      'create trigger record_bulk_change after insert or update or delete on %I for each row
         when (coalesce(current_setting(''app.bulk_change'', true), '''') <> '''')
         execute function record_bulk_change(%s)', found.relname, found.key_columns);
  end loop;
end $$;

-- Takes one row back; false where somebody changed it since.
create function undo_bulk_change_row(change bulk_change_rows) returns boolean language plpgsql as $$
declare
  ignored constant text[] := array['updated_at', 'version'];
  current_row jsonb;
  is_key text;
  columns text;
begin
  select string_agg(format('t.%1$I = (jsonb_populate_record(null::%2$I, $1)).%1$I', name, change.table_name), ' and ')
    into is_key from jsonb_object_keys(change.key) as name;
  execute format('select to_jsonb(t) from %I t where %s for update', change.table_name, is_key)
    into current_row using change.key;

  if change.operation = 'INSERT' then
    if current_row is null then return true; end if;
    if current_row - ignored is distinct from change.after - ignored then return false; end if;
    execute format('delete from %I t where %s', change.table_name, is_key) using change.key;
    return true;
  end if;

  if change.operation = 'UPDATE' then
    -- Deleted since: that was the later wish.
    if current_row is null then return true; end if;
    if exists (select from jsonb_each(change.after) a where current_row -> a.key is distinct from a.value) then
      return false;
    end if;
    select string_agg(format('%1$I = b.%1$I', name), ', ') into columns
      from jsonb_object_keys(change.before) as name
      join pg_attribute a on a.attrelid = change.table_name::regclass and a.attname = name and a.attgenerated = '';
    if columns is null then return true; end if;
    if current_row ? 'version' then columns := columns || ', version = t.version + 1'; end if;
    if current_row ? 'updated_at' then columns := columns || ', updated_at = now()'; end if;
    execute format('update %1$I t set %2$s from jsonb_populate_record(null::%1$I, $2) b where %3$s',
      change.table_name, columns, is_key) using change.key, change.before;
    return true;
  end if;

  if current_row is not null then return false; end if;
  select string_agg(format('%I', attname), ', ') into columns from pg_attribute
    where attrelid = change.table_name::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('insert into %1$I (%2$s) select %2$s from jsonb_populate_record(null::%1$I, $1)',
    change.table_name, columns) using change.before;
  return true;
end $$;

-- Takes a change back, the last row first. With `whole_subjects` all rows of a subject or none, otherwise row by row.
-- What somebody changed since, or what others refer to by now, is kept, and marked.
create function undo_bulk_change(undone uuid, whole_subjects boolean) returns void language plpgsql as $$
declare
  one record;
  change bulk_change_rows;
begin
  for one in
    select subject, case when whole_subjects then null else seq end as only_seq
    from bulk_change_rows where change_id = undone
    group by 1, 2 order by max(seq) desc
  loop
    begin
      for change in
        select * from bulk_change_rows
        where change_id = undone and subject = one.subject
          and (one.only_seq is null or seq = one.only_seq)
        order by seq desc
      loop
        if not undo_bulk_change_row(change) then raise exception using errcode = 'UN001'; end if;
      end loop;
    exception when sqlstate 'UN001' or foreign_key_violation or unique_violation or exclusion_violation then
      update bulk_change_rows set kept = true
        where change_id = undone and subject = one.subject
          and (one.only_seq is null or seq = one.only_seq);
    end;
  end loop;
end $$;
create index on bulk_change_rows (change_id, subject, seq);

-- A program that was found to be the same as another one: its address leads there.
alter table employers add column merged_into_id uuid references employers on delete set null;
create index on employers (merged_into_id) where merged_into_id is not null;

-- A merge moves a team and its conversations: whom one is assigned to is checked at its end.
do $$
declare
  found record;
begin
  for found in select conname from pg_constraint
    where conrelid = 'conversations'::regclass and contype = 'f' and cardinality(conkey) = 2
  loop
    execute format('alter table conversations alter constraint %I deferrable', found.conname);
  end loop;
end $$;

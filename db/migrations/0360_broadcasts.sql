-- What was broadcast in the last minutes: a client whose socket was away is told what came after its position.
create table broadcasts (
  id bigint generated always as identity primary key,
  stream text not null,
  -- Compared with the oldest transaction that was open when a reader looked: that one and all after it may be news.
  xid xid8 not null default pg_current_xact_id(),
  event text not null,
  resource text,
  row_id text,
  data jsonb,
  except_account_id uuid,
  -- Not the transaction's beginning: a long one must not be deleted before it is seen.
  created_at timestamptz not null default clock_timestamp()
);
create index on broadcasts (stream, xid);

-- One-use tickets for opening a socket. They live a minute, so a crash may forget them: unlogged.
create unlogged table cable_tickets (
  digest bytea primary key,
  session_id uuid not null,
  expires_at timestamptz not null default now() + interval '60 seconds'
);
create index on cable_tickets (expires_at);

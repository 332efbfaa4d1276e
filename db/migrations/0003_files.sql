-- Uploaded files: the row is made first, then the bytes come, then something is attached to it.

create table files (
  id uuid primary key default uuidv7(),
  owner_account_id uuid references accounts on delete set null,
  purpose text not null,
  filename text not null,
  byte_size bigint not null check (byte_size > 0),
  -- What the bytes say once they are stored; until then what the client said.
  content_type text not null,
  -- MD5 in base64, as the uploader computed it and we checked it.
  checksum text not null,
  state text not null default 'pending' check (state in ('pending', 'stored')),
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on files (owner_account_id);
create index files_unattached on files (created_at) where attached_at is null;

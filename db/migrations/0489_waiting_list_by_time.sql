-- Operators read who waits for an area to open, the newest first.
create index on waiting_list_entries (created_at desc, id);
create index on waiting_list_entries (zip_code);

-- The overview of operators counts who still waits for an area.
create index on waiting_list_entries (created_at desc, id) where notified_at is null;

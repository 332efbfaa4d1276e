-- A refresh whose answer was lost can be asked for again while what it gave is unused: the new token names the old one.

alter table refresh_tokens add column predecessor_hash bytea;
create index on refresh_tokens (predecessor_hash) where rotated_at is null;

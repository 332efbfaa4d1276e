-- Where somebody asked to be told: the mail that tells them comes from the same brand. Null is the default brand.

alter table waiting_list_entries add column brand_id uuid references brands on delete set null;

create index waiting_list_entries_brand_id_idx on waiting_list_entries (brand_id);

-- A saved filter without a place lies in a cell of its own, as every candidate does: whoever changes finds the filters
-- that look around them by one index.
update saved_filter_selections set cells = '{2147483647}' where cells is null;
alter table saved_filter_selections
  alter column cells set default '{2147483647}',
  alter column cells set not null;
create index saved_filter_selections_cells on saved_filter_selections using gin (cells) with (fastupdate = off);

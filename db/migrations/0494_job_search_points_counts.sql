-- How many jobs a circle holds is counted cell by cell: those of one place without a look at more than this, those of
-- several once each.
create index job_search_points_only on job_search_points (small_cell) where is_only;
create index job_search_points_several on job_search_points (small_cell) include (lat, lng, job_listing_id)
  where not is_only;

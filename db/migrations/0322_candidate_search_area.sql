-- Candidates by area, best first: what the brand of an employer's account limits, and the filter of operators.
create index candidate_search_area on candidate_search (geography_id, rank desc);

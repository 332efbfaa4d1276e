-- Benefits and philosophies as words: what one area offers has no number in `facets`, and is searched for by its title.
alter table job_search add column terms text[] not null default '{}';
update job_search set terms = array(
  select 'benefits:' || word from unnest(job.additional_benefits) as word
  union
  select 'educationPhilosophy:' || word from unnest(
    case when job.education_philosophy = '{}' then employer.education_philosophy else job.education_philosophy end) as word)
from job_listings job join employers employer on employer.id = job.employer_id
where job.id = job_search.job_listing_id;
create index job_search_terms on job_search using gin (terms) with (fastupdate = off);

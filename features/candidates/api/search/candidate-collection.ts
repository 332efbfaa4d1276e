/** The candidate search of the profiles collection, injected when the features are composed. */
import type { CandidateSearch } from "#features/educators/api/user-profile.resource.ts";
import { candidateFilterSchemas, passingFilterSchemas } from "./search-filters.ts";
import { searchCandidates } from "./search-candidates.query.ts";

export const candidateCollection: CandidateSearch = {
  schemas: { ...candidateFilterSchemas, ...passingFilterSchemas },
  search: searchCandidates,
};

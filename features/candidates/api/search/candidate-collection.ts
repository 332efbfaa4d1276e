/** What candidates bring to the collection of profiles, handed in when the features are put together. */
import type { CollectedCandidates } from "#features/educators/api/user-profile.resource.ts";
import { candidateFilterSchemas } from "./search-filters.ts";
import { searchCandidates } from "./search-candidates.query.ts";

export const candidateCollection: CollectedCandidates = {
  schemas: candidateFilterSchemas,
  search: searchCandidates,
};

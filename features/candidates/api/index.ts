/** The candidates feature on the server. */
import { feature } from "#platform/server/feature.ts";
import { candidateMatchRoute } from "./match/candidate-match.route.ts";
import { userProfileMetadata } from "./metadata/user-profile-metadata.resource.ts";
import { notes } from "./notes/note.resource.ts";
import { notesChannel } from "./notes/notes.channel.ts";
import { candidatesPersonalData } from "./personal-data.ts";
import { compareAll, compareChanges } from "./saved/compare-changes.job.ts";
import { emailNewMatches } from "./saved/mail-new-matches.job.ts";
import { newMatchesMail } from "./saved/new-matches.mail.ts";
import { savedFilterSelections } from "./saved/saved-filter-selection.resource.ts";
import { savedFiltersChannel } from "./saved/saved-filters.channel.ts";
import { viewSelection } from "./saved/view-selection.action.ts";
import { mergeCandidateCounts, removeUnusedWords } from "./search/candidate-counts.job.ts";
import { refreshAll } from "./search/refresh-candidates.job.ts";
import { refreshOnChange } from "./search/refresh-on-change.ts";

export const candidatesFeature = feature({
  name: "candidates",
  personalData: candidatesPersonalData,
  resources: [notes, savedFilterSelections, userProfileMetadata],
  routes: [candidateMatchRoute],
  actions: [viewSelection],
  jobs: [refreshAll, mergeCandidateCounts, removeUnusedWords, compareChanges, compareAll, emailNewMatches],
  mails: [newMatchesMail],
  channels: [notesChannel, savedFiltersChannel],
  listeners: refreshOnChange,
});

/** Parses the URL of the messages page; ignores invalid values. */
import type { Search } from "#platform/web/hooks/use-search.ts";

export const conversationFilters = ["all", "unread", "starred", "archived"] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

export interface ConversationSearch {
  /** The open conversation. */
  conversation: string | null;
  filter: ConversationFilter;
  q: string;
  /** For employers: applicants of this job, of this location. */
  jobListingId: string;
  locationId: string;
  page: number;
}

export function parseConversationSearch(search: Search): ConversationSearch {
  const page = Number(search.page);
  const filter = conversationFilters.find((one) => one === search.filter) ?? "all";
  return {
    conversation: idOf(search.conversation) || null,
    filter,
    q: (search.q ?? "").trim().slice(0, 200),
    jobListingId: idOf(search.jobListingId),
    locationId: idOf(search.locationId),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The API's filters; archived conversations appear only if requested. */
export const apiFilters = ({ filter, q, jobListingId, locationId }: ConversationSearch) => ({
  q,
  jobListingId,
  locationId,
  unread: filter === "unread" || null,
  starred: filter === "starred" || null,
  archived: filter === "archived",
});

const idOf = (text: string | undefined) =>
  text && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text) ? text : "";

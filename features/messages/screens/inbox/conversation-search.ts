/** Parses the URL of the messages page; ignores invalid values. */
import type { ProfileType } from "../../message-constants.ts";
import type { Search } from "#platform/web/hooks/use-search.ts";

export type ConversationFilter = "inUse" | "all" | "unread" | "starred" | "archived";

/** The first one is shown without a filter. An employer has a conversation for every application: most are silent. */
export const conversationFilters: Record<ProfileType, readonly ConversationFilter[]> = {
  UserProfile: ["all", "unread", "starred", "archived"],
  EmployerProfile: ["inUse", "unread", "starred", "archived", "all"],
};

export interface ConversationSearch {
  /** The open conversation. */
  conversation: string | null;
  filter: ConversationFilter;
  q: string;
  /** For employers: applicants of this job, of this location. */
  jobListingId: string;
  locationId: string;
  /** `me`, `anyone`, `nobody`, or a teammate's profile; for employers. */
  assignedTo: string;
  page: number;
}

export function parseConversationSearch(search: Search, side: ProfileType): ConversationSearch {
  const page = Number(search.page);
  const filters = conversationFilters[side];
  const filter = filters.find((one) => one === search.filter) ?? filters[0]!;
  return {
    conversation: idOf(search.conversation) || null,
    filter,
    q: (search.q ?? "").trim().slice(0, 200),
    jobListingId: idOf(search.jobListingId),
    locationId: idOf(search.locationId),
    assignedTo: side === "EmployerProfile" ? assigneeOf(search.assignedTo) : "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The API's filters; archived conversations appear only if requested, silent ones also when something is looked for. */
export const apiFilters = ({ filter, ...search }: ConversationSearch) => ({
  q: search.q,
  jobListingId: search.jobListingId,
  locationId: search.locationId,
  assignedTo: search.assignedTo,
  inUse: (filter === "inUse" && !isNarrowed(search)) || null,
  unread: filter === "unread" || null,
  starred: filter === "starred" || null,
  archived: filter === "archived",
});

/** Whether something is looked for, by words or by a choice. */
export const isNarrowed = (
  search: Pick<ConversationSearch, "q" | "jobListingId" | "locationId" | "assignedTo">,
): boolean => Boolean(search.q || search.jobListingId || search.locationId || search.assignedTo);

/** What the filter offers besides the teammates. */
export const assigneeChoices = ["me", "anyone", "nobody"] as const;

const assigneeOf = (text: string | undefined) => assigneeChoices.find((one) => one === text) ?? idOf(text);

const idOf = (text: string | undefined) =>
  text && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text) ? text : "";

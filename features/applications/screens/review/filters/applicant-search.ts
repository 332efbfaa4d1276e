/** Parses the URL of an applicant list: filters (named as in the API), sort, page, view, comparison. Drops invalid values. */
import { applicantStages, type ApplicantStage } from "../../../applicant-stages.ts";
import { isOneOf } from "#platform/shared/literals.ts";
import { listParam, type Search } from "#platform/web/hooks/use-search.ts";
import { applicationStates, showStatuses } from "../../../application-constants.ts";

export const applicantSorts = ["-submittedAt", "submittedAt", "-matchScore", "name"] as const;
/** Sorts that table headers add. */
const tableSorts = [...applicantSorts, "matchScore", "-name"];

export const filterNames = [
  "q",
  "showStatus",
  "jobListingId",
  "aasmState",
  "qualified",
  "location",
  "from",
  "to",
] as const;
export type FilterName = (typeof filterNames)[number];
export type ApplicantFilter = Partial<Record<FilterName, string>>;

/** The states an employer sees; drafts are visible to the educator only. */
export const receivedStates = applicationStates.filter((state) => state !== "draft");

export const applicantViews = ["list", "table", "board"] as const;
export type ApplicantView = (typeof applicantViews)[number];

/** More columns would not be readable side by side. */
export const maxCompared = 4;

export interface ApplicantSearch {
  filter: ApplicantFilter;
  sort: string;
  page: number;
  view: ApplicantView;
  /** The chosen tab. */
  stage: ApplicantStage;
  /** Applications compared side by side instead of the list; none or at least two. */
  compare: string[];
}

/** `isOpen`: an applicant is open, who may be of any stage. */
export function parseApplicantSearch(search: Search, isOpen = false): ApplicantSearch {
  const parsed = filterNames.map((name) => [name, parseFilter[name](search[name] ?? "")] as const);
  const filter: ApplicantFilter = Object.fromEntries(parsed.filter(([, value]) => value));
  // Who is looked for by name or by state may be anywhere.
  const stage = isOpen || filter.q || filter.aasmState ? "all" : "needs_you";
  const page = Number(search.page);
  const compared = [...new Set(listParam(search.compare))].filter(isId).slice(0, maxCompared);
  return {
    filter,
    stage: applicantStages.find((one) => one === search.stage) ?? stage,
    sort: tableSorts.includes(search.sort ?? "") ? search.sort! : applicantSorts[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: applicantViews.find((view) => view === search.view) ?? "list",
    compare: compared.length > 1 ? compared : [],
  };
}

const isId = (text: string) => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
const listOf = (isValid: (value: string) => boolean) => (text: string) =>
  text.split(",").filter(isValid).join(",");
const oneOf = (words: readonly string[]) => (text: string) => (words.includes(text) ? text : "");
const day = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";

const parseFilter: Record<FilterName, (text: string) => string> = {
  q: (text) => text.trim().slice(0, 200),
  showStatus: oneOf(showStatuses.filter((status) => status !== "all")),
  jobListingId: listOf(isId),
  aasmState: listOf((state) => isOneOf(receivedStates, state)),
  qualified: oneOf(["true", "false"]),
  location: listOf(isId),
  from: day,
  to: day,
};

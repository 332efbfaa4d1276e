/** States, categories and status filters of an application. */
export const applicationStates = [
  "draft",
  "submitted",
  "shortlisted",
  "interviewing",
  "offered",
  "hired",
  "rejected",
  "declined",
  "withdrawn",
  "closed",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const statusCategories = ["draft", "new", "in_progress", "offer", "hired", "closed"] as const;
export type StatusCategory = (typeof statusCategories)[number];

export const statusCategoryOf: Record<ApplicationState, StatusCategory> = {
  draft: "draft",
  submitted: "new",
  shortlisted: "in_progress",
  interviewing: "in_progress",
  offered: "offer",
  hired: "hired",
  rejected: "closed",
  declined: "closed",
  withdrawn: "closed",
  closed: "closed",
};

/** The states of a category, for filters. */
export const statesOfCategory = (category: StatusCategory) =>
  applicationStates.filter((state) => statusCategoryOf[state] === category);

export const showStatuses = [
  "all",
  "liked",
  "previously_messaged",
  "viewed",
  "unviewed",
  "interview_invite_sent",
  "interview_scheduled",
  "internal_notes_added",
] as const;
export type ShowStatus = (typeof showStatuses)[number];

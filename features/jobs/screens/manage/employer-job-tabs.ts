/** The tabs of an employer's jobs, with the states that each shows and their order. */
import { msg } from "@lingui/core/macro";
import type { ListingStatus } from "../../job-constants.ts";

export interface EmployerJobTab {
  value: "published" | "expiring" | "in_review" | "drafts" | "paused" | "closed" | "archived";
  label: ReturnType<typeof msg>;
  states: readonly ListingStatus[];
  sort: string;
  /** Those of them that run out within days; shown only while it is open. */
  expiresSoon?: true;
  /** While there are jobs, but none of these. */
  empty: ReturnType<typeof msg>;
}

export const employerJobTabs: readonly EmployerJobTab[] = [
  {
    value: "published",
    label: msg({ message: "Published", context: "jobs" }),
    states: ["published"],
    sort: "-publishedAt",
    empty: msg`No published jobs right now.`,
  },
  {
    value: "expiring",
    label: msg({ message: "Expiring soon", context: "jobs" }),
    states: ["published"],
    sort: "expiresAt",
    expiresSoon: true,
    empty: msg`No job expires within a week.`,
  },
  {
    value: "in_review",
    label: msg`In review`,
    states: ["pending_review"],
    sort: "-updatedAt",
    empty: msg`No jobs in review.`,
  },
  {
    value: "drafts",
    label: msg`Drafts`,
    states: ["draft"],
    sort: "-updatedAt",
    empty: msg`No drafts. What you begin to write is kept here.`,
  },
  {
    value: "paused",
    label: msg({ message: "Paused", context: "jobs" }),
    states: ["paused"],
    sort: "-updatedAt",
    empty: msg`No paused jobs. A paused job is out of sight until you resume it.`,
  },
  {
    value: "closed",
    label: msg({ message: "Closed", context: "jobs" }),
    states: ["closed"],
    sort: "-updatedAt",
    empty: msg`No closed jobs.`,
  },
  {
    value: "archived",
    label: msg({ message: "Archived", context: "jobs" }),
    states: ["archived", "removed"],
    sort: "-updatedAt",
    empty: msg`No archived jobs.`,
  },
];

export const employerJobTabOf = (value: string | undefined): EmployerJobTab =>
  employerJobTabs.find((tab) => tab.value === value) ?? employerJobTabs[0]!;

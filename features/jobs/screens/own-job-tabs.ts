/** The tabs an employer's jobs are sorted into, with the states each shows and in which order. */
import { msg } from "@lingui/core/macro";
import type { ListingStatus } from "../job-constants.ts";

export interface OwnJobTab {
  value: "published" | "drafts" | "paused" | "closed" | "archived";
  label: ReturnType<typeof msg>;
  states: readonly ListingStatus[];
  sort: string;
  /** While there are jobs, but none of these. */
  empty: ReturnType<typeof msg>;
}

export const ownJobTabs: readonly OwnJobTab[] = [
  {
    value: "published",
    label: msg`Published`,
    states: ["published"],
    sort: "-publishedAt",
    empty: msg`No published jobs right now.`,
  },
  {
    value: "drafts",
    label: msg`Drafts`,
    states: ["draft", "pending_review"],
    sort: "-updatedAt",
    empty: msg`No drafts. What you begin to write is kept here.`,
  },
  {
    value: "paused",
    label: msg`Paused`,
    states: ["paused"],
    sort: "-updatedAt",
    empty: msg`No paused jobs. A paused job is out of sight until you resume it.`,
  },
  {
    value: "closed",
    label: msg`Closed`,
    states: ["closed"],
    sort: "-updatedAt",
    empty: msg`No closed jobs.`,
  },
  {
    value: "archived",
    label: msg`Archived`,
    states: ["archived", "removed"],
    sort: "-updatedAt",
    empty: msg`No archived jobs.`,
  },
];

export const ownJobTabOf = (value: string | undefined): OwnJobTab =>
  ownJobTabs.find((tab) => tab.value === value) ?? ownJobTabs[0]!;

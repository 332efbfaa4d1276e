/** When a listing was created, published and ended, and its transitions. */
import { dayMs } from "#platform/shared/duration.ts";
import type { DB } from "../../tables.ts";
import type { CloseReason, ListingStatus } from "#features/jobs/job-constants.ts";
import type { Insertable } from "kysely";
import type { SampleContext } from "../sample-context.ts";

export interface JobDates {
  status: ListingStatus;
  createdAt: Date;
  publishedAt: Date | null;
  expiresAt: Date | null;
  closedAt: Date | null;
  closedReason: CloseReason | null;
  updatedAt: Date;
  transitions: { from: ListingStatus | null; to: ListingStatus; at: Date; reason: string | null }[];
}

/** Listings run for 60 days; most of the sample's are midway, a few are from today. */
export function jobDates(context: SampleContext, notBefore: Date, fixed?: ListingStatus): JobDates {
  const { r, now, daysAgo } = context;
  const status = fixed ?? r.weighted({ published: 82, paused: 4, draft: 4, closed: 8, archived: 2 });
  const endedDaysAgo: Partial<Record<ListingStatus, number>> = {
    closed: 62 + r.next() * 50,
    archived: 90 + r.next() * 60,
  };
  const age = endedDaysAgo[status] ?? runningFor(r.next(), r.next());
  const created = new Date(Math.max(daysAgo(age + r.next() * 2).getTime(), notBefore.getTime() + 3_600_000));
  if (status === "draft") return bare(created, [{ from: null, to: "draft", at: created, reason: null }]);
  const published = new Date(Math.max(daysAgo(age).getTime(), created.getTime() + 600_000));
  const transitions: JobDates["transitions"] = [
    { from: null, to: "draft", at: created, reason: null },
    { from: "draft", to: "published", at: published, reason: null },
  ];
  const expiresAt = new Date(published.getTime() + 60 * dayMs);
  const dates = {
    ...bare(created, transitions),
    status,
    publishedAt: published,
    expiresAt,
    updatedAt: published,
  };
  if (status === "published") return dates;
  const span = Math.min(now.getTime(), expiresAt.getTime()) - published.getTime();
  const ended = new Date(published.getTime() + span * (0.4 + r.next() * 0.55));
  if (status === "paused") {
    transitions.push({ from: "published", to: "paused", at: ended, reason: null });
    return { ...dates, updatedAt: ended };
  }
  const closedReason = r.weighted({ filled: 7, expired: 2, not_hiring: 1 });
  transitions.push({ from: "published", to: "closed", at: ended, reason: closedReason });
  const archived = new Date(Math.min(now.getTime() - 3_600_000, ended.getTime() + 14 * dayMs));
  if (status === "archived") transitions.push({ from: "closed", to: "archived", at: archived, reason: null });
  return { ...dates, closedAt: ended, closedReason, updatedAt: status === "archived" ? archived : ended };
}

/** Days since publishing: up to 55, more of them lately, some of them today. */
const runningFor = (share: number, part: number) => (share < 0.04 ? part * 0.9 : share ** 1.6 * 54 + 0.2);

const bare = (createdAt: Date, transitions: JobDates["transitions"]): JobDates => ({
  status: "draft",
  createdAt,
  publishedAt: null,
  expiresAt: null,
  closedAt: null,
  closedReason: null,
  updatedAt: createdAt,
  transitions: transitions,
});

export const jobEvents = (
  context: SampleContext,
  jobListingId: string,
  { transitions }: JobDates,
): Insertable<DB["jobListingEvents"]>[] =>
  transitions.map(({ from, to, at, reason }) => ({
    id: context.r.id(at),
    jobListingId,
    accountId: null,
    fromState: from,
    toState: to,
    reason,
    createdAt: at,
  }));

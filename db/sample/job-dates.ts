/** When a listing was made, published and ended, and the moves it went through. */
import type { DB } from "#db/tables.ts";
import type { Insertable } from "kysely";
import type { World } from "./world.ts";

export interface JobDates {
  status: string;
  createdAt: Date;
  publishedAt: Date | null;
  expiresAt: Date | null;
  closedAt: Date | null;
  closedReason: string | null;
  updatedAt: Date;
  moves: { from: string | null; to: string; at: Date; reason: string | null }[];
}

/** Listings run for 60 days; most of the sample's are in the middle of theirs, a few appeared today. */
export function jobDates(world: World, notBefore: Date, fixed?: string): JobDates {
  const { r, now, daysAgo } = world;
  const status = fixed ?? r.weighted({ published: 82, paused: 4, draft: 4, closed: 8, archived: 2 });
  const age =
    { closed: 62 + r.next() * 50, archived: 90 + r.next() * 60 }[status] ?? runningFor(r.next(), r.next());
  const created = new Date(Math.max(daysAgo(age + r.next() * 2).getTime(), notBefore.getTime() + 3_600_000));
  if (status === "draft") return bare(created, [{ from: null, to: "draft", at: created, reason: null }]);
  const published = new Date(Math.max(daysAgo(age).getTime(), created.getTime() + 600_000));
  const moves: JobDates["moves"] = [
    { from: null, to: "draft", at: created, reason: null },
    { from: "draft", to: "published", at: published, reason: null },
  ];
  const expiresAt = new Date(published.getTime() + 60 * 86_400_000);
  const dates = { ...bare(created, moves), status, publishedAt: published, expiresAt, updatedAt: published };
  if (status === "published") return dates;
  const span = Math.min(now.getTime(), expiresAt.getTime()) - published.getTime();
  const ended = new Date(published.getTime() + span * (0.4 + r.next() * 0.55));
  if (status === "paused") {
    moves.push({ from: "published", to: "paused", at: ended, reason: null });
    return { ...dates, updatedAt: ended };
  }
  const closedReason = r.weighted({ filled: 7, expired: 2, not_hiring: 1 });
  moves.push({ from: "published", to: "closed", at: ended, reason: closedReason });
  const archived = new Date(Math.min(now.getTime() - 3_600_000, ended.getTime() + 14 * 86_400_000));
  if (status === "archived") moves.push({ from: "closed", to: "archived", at: archived, reason: null });
  return { ...dates, closedAt: ended, closedReason, updatedAt: status === "archived" ? archived : ended };
}

/** Days since publishing: up to 55, more of them lately, some of them today. */
const runningFor = (share: number, part: number) => (share < 0.04 ? part * 0.9 : share ** 1.6 * 54 + 0.2);

const bare = (createdAt: Date, moves: JobDates["moves"]): JobDates => ({
  status: "draft",
  createdAt,
  publishedAt: null,
  expiresAt: null,
  closedAt: null,
  closedReason: null,
  updatedAt: createdAt,
  moves,
});

export const jobEvents = (
  world: World,
  jobListingId: string,
  { moves }: JobDates,
): Insertable<DB["jobListingEvents"]>[] =>
  moves.map(({ from, to, at, reason }) => ({
    id: world.r.id(at),
    jobListingId,
    accountId: null,
    fromState: from,
    toState: to,
    reason,
    createdAt: at,
  }));

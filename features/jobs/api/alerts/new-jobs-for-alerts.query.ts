/**
 * Which new jobs each of some alerts finds, by the search itself. Alerts that look for the same in the same areas are requested once, and
 * those around a place with nothing new in reach not at all.
 */
import { readMinors } from "#features/educators/api/educator-age.query.ts";
import { readOwnFacts } from "#features/matching/api/educator-facts.query.ts";
import { milesToNearest, type Point } from "#features/places/distance.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { guest } from "#platform/shared/actor.ts";
import { filterTexts } from "../../alert-search.ts";
import { readJobFacts } from "../match/job-facts.query.ts";
import { findGoodMatches } from "../recommendations/good-matches.query.ts";
import { matchingRows, type Search } from "../search/matching-rows.ts";
import { circleOf } from "../search/search-circle.ts";
import { searchFilterSchemas, type SearchFilters } from "../search/search-filters.ts";
import { searchWordsOf } from "../search/search-text.ts";
import { isTradeWord } from "../search/trade-words.ts";
import type { DueAlert } from "./due-alerts.query.ts";

/** More than this many are reported as "many" and not listed. */
export const maxJobsFound = 200;

export interface NewJob {
  id: string;
  points: Point[];
  publishedAt: Date;
}

/** All that was published after one time and up to another, the newest first. */
export async function findNewJobs(db: Queryable, after: Date, until: Date): Promise<NewJob[]> {
  const rows = await db
    .selectFrom("jobSearch")
    .select(["jobListingId", "points", "publishedAt"])
    .where("publishedAt", ">", after)
    .where("publishedAt", "<=", until)
    .orderBy("publishedAt", "desc")
    .execute();
  return rows.map(({ jobListingId, points, publishedAt }) => ({
    id: jobListingId,
    publishedAt,
    points: points.flatMap((lat, index) => (index % 2 === 0 ? [{ lat, lng: points[index + 1]! }] : [])),
  }));
}

/** Job ids by alert, newest first; alerts without new jobs are left out. `since`: each alert's own start. */
export async function findNewJobsForAlerts(
  db: Queryable,
  alerts: readonly (DueAlert & { since: Date })[],
  jobs: readonly NewJob[],
  until: Date,
): Promise<Map<string, string[]>> {
  const minors = await readMinors(
    db,
    alerts.flatMap(({ userProfileId }) => userProfileId ?? []),
  );
  const isOwn = ({ filters, userProfileId }: DueAlert) =>
    filters.recommended || (userProfileId !== null && minors.has(userProfileId));
  const groups = Map.groupBy(alerts, (alert) =>
    [alert.key, isOwn(alert) ? alert.userProfileId : "anybody", alert.areas?.join() ?? "everywhere"].join(
      " ",
    ),
  );
  const published = new Map(jobs.map(({ id, publishedAt }) => [id, publishedAt]));
  const jobsByAlert = new Map<string, string[]>();
  for (const group of groups.values()) {
    const after = new Date(Math.min(...group.map(({ since }) => since.getTime())));
    const [first] = group;
    const forWhom = isOwn(first!) ? first!.userProfileId : null;
    const found = await findJobsForGroup(db, first!, forWhom, jobs, { after, until });
    for (const { id, since } of group) {
      const own = found.filter((job) => published.has(job) && published.get(job)! > since);
      if (own.length > 0) jobsByAlert.set(id, own);
    }
  }
  return jobsByAlert;
}

async function findJobsForGroup(
  db: Queryable,
  { filters: storedFilters, areas }: DueAlert,
  /** The one educator whom all of them concern; null where anybody may read the result. */
  userProfileId: string | null,
  jobs: readonly NewJob[],
  published: { after: Date; until: Date },
): Promise<string[]> {
  const filters = { ...searchFilters(storedFilters), published };
  const circle = circleOf(filters);
  const isNear = ({ points }: NewJob) =>
    !circle || (milesToNearest(circle, points) ?? Infinity) <= circle.radiusInMiles;
  const mayFind = jobs.some((job) => job.publishedAt > published.after && isNear(job));
  if (!mayFind) return [];
  const search: Search = {
    filters,
    words: searchWordsOf(filters.q ?? ""),
    misspelt: false,
    circle,
    actor: guest,
    areas,
    userProfileId,
    now: published.until,
  };
  if (filters.recommended) return recommended(db, userProfileId, search);
  const found = await ids(db, search);
  // As in the job search: similar words where none of the searched words occur.
  if (found.length > 0 || search.words.every(isTradeWord) || (await isMentioned(db, search))) return found;
  return ids(db, { ...search, misspelt: true });
}

async function recommended(db: Queryable, userProfileId: string | null, search: Search): Promise<string[]> {
  const educator = userProfileId && (await readOwnFacts(db, userProfileId, search.now));
  if (!educator) return [];
  const readFacts = (wanted: string[]) => readJobFacts(db, wanted, search.now);
  const { found } = await findGoodMatches(db, userProfileId, educator, search, readFacts);
  return found.map(({ id }) => id);
}

async function ids(db: Queryable, search: Search): Promise<string[]> {
  const rows = await matchingRows(db, search)
    .select("jobListingId")
    .orderBy("publishedAt", "desc")
    .orderBy("jobListingId", "desc")
    .limit(maxJobsFound)
    .execute();
  return rows.map(({ jobListingId }) => jobListingId);
}

async function isMentioned(db: Queryable, search: Search): Promise<boolean> {
  const { published: _published, ...filters } = search.filters;
  const row = await matchingRows(db, { ...search, filters })
    .select("jobListingId")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** As the search reads them from an address; a word the product no longer knows finds nothing it could mean. */
function searchFilters(filters: DueAlert["filters"]): SearchFilters {
  const read = Object.entries(filterTexts(filters)).flatMap(([name, text]) => {
    const parsed = searchFilterSchemas[name as keyof typeof searchFilterSchemas]?.safeParse(text);
    return parsed?.success ? [[name, parsed.data]] : [];
  });
  return Object.fromEntries(read) as SearchFilters;
}

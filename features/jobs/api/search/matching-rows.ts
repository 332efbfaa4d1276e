/** The search rows that a set of filters leaves, as conditions that the index of places, or one GIN index, answers. */
import { isOneOf, keysOf } from "#platform/shared/literals.ts";
import { type BrandAreas, isInAreas } from "#features/brands/api/brand-areas.ts";
import { ageLimit } from "#features/educators/api/educator-age.query.ts";
import type { DB } from "#db/tables.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Actor } from "#platform/shared/actor.ts";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { newForHours } from "../../job-badges.ts";
import { facetFamilies, facetOf, hiringHeroFacet, noWeekendsFacet, termOf } from "./job-facets.ts";
import {
  countInCircle,
  entriesInCircle,
  type EntryColumns,
  isNearestPlace,
  jobOfSeveralPlaces,
} from "./entries-in-circle.ts";
import { type Circle, isWithin } from "./search-circle.ts";
import type { SearchFilters } from "./search-filters.ts";
import { parsedOnce, similarText, textQuery } from "./search-text.ts";
import { isTradeWord, levelOfWord } from "./trade-words.ts";

/** Rows of `job_search`, or entries that stand for them: a query of them selects what both have. */
export type SearchRows = SelectQueryBuilder<
  Omit<DB, "jobSearch"> & { jobSearch: EntryColumns },
  "jobSearch",
  object
>;

/** A parsed search: the query's values, resolved to conditions on rows. */
export interface Search {
  filters: SearchFilters;
  words: string[];
  /** Search for similar words, because none of these were found. */
  misspelt: boolean;
  circle: Circle | null;
  actor: Actor;
  /** Where the reader's brand is. */
  areas: BrandAreas;
  /** Whose age counts where the search runs for someone who is not here, as an alert does. */
  userProfileId?: string | null;
  now: Date;
}

type SearchInCircle = Search & { circle: Circle };

/** One row for each job. */
export function matchingRows(db: Queryable, search: Search): SearchRows {
  if (isByEntries(search)) return matchingEntries(db, search).where(isNearestPlace(search.circle));
  if (areFewAround(search)) return wordsAmong(db, search);
  const { circle, words } = search;
  const rows = db.selectFrom("jobSearch");
  const inPlace = (circle ? rows.where(isWithin(circle)) : rows) as unknown as SearchRows;
  return withFilters(words.length > 0 ? inPlace.where(hasWords(search)) : inPlace, search);
}

export async function countMatching(db: Queryable, search: Search): Promise<number> {
  if (isOfPlaceAlone(search)) return countInCircle(db, search.circle);
  const counted = isByEntries(search)
    ? countByEntries(db, search)
    : matchingRows(db, search).select(sql<number>`count(*)::int`.as("total"));
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** Nothing is asked but where, and nobody is left out. */
function isOfPlaceAlone(search: Search): search is SearchInCircle {
  const { filters, words, areas } = search;
  const isAsked = (name: keyof SearchFilters) => !isPlaceFilter(name) && filters[name] !== undefined;
  return (
    hasEntries(search) && words.length === 0 && !areas && !readerOf(search) && !keysOf(filters).some(isAsked)
  );
}

const isPlaceFilter = (name: keyof SearchFilters) => isOneOf(placeFilters, name);
const placeFilters = ["lat", "lng", "zipCode", "radiusInMiles"] as const;

/** In groups and not by `count(distinct …)`: that would sort the entries of all jobs for the few with several places. */
function countByEntries(db: Queryable, search: SearchInCircle) {
  const groups = matchingEntries(db, search)
    .select([jobOfSeveralPlaces.as("job"), sql<number>`count(*)`.as("entries")])
    .groupBy(jobOfSeveralPlaces);
  const total = sql<number>`coalesce(sum(case when job is null then entries else 1 end), 0)::int`;
  return db.selectFrom(groups.as("found")).select(total.as("total"));
}

/** In a wider circle the entries are too many to look at the words of each. */
const maxMilesOfWords = 50;

/** Facets or words of the trade leave so few of the entries that the other words can be looked for in each row. */
function areFewAround(search: Search): search is SearchInCircle {
  const { filters, words } = search;
  const hasFacets = keysOf(facetFamilies).some((family) => filters[family] !== undefined);
  const leavesFew = words.length > 0 && (hasFacets || tradeWordsOf(search).length > 0);
  return leavesFew && hasEntries(search) && search.circle.radiusInMiles <= maxMilesOfWords;
}

/**
 * The rows of some entries that have the words: an index of words and facets would intersect its lists of the whole
 * nation. The offset keeps the planner from that.
 */
function wordsAmong(db: Queryable, search: SearchInCircle): SearchRows {
  const ids = matchingEntries(db, search).select("jobListingId");
  const rows = sql<EntryColumns>`(select * from job_search where job_listing_id = any(array(${ids})) offset 0)`;
  return (db.selectFrom(rows.as("jobSearch")) as unknown as SearchRows).where(hasWords(search, parsedOnce));
}

const hasWords = ({ words, misspelt }: Search, asQuery = (query: RawBuilder<unknown>) => query) =>
  misspelt ? similarText(words) : sql<boolean>`tsv @@ ${asQuery(textQuery(words))}`;

/**
 * As many as a job has places in the circle. Of the words only those of the trade are looked for; of several, beginnings
 * are enough for each.
 */
function matchingEntries(db: Queryable, search: SearchInCircle): SearchRows {
  const levels = tradeWordsOf(search).map((word) => levelOfWord(word, "jobSearchPoints")!);
  const entries = entriesInCircle(
    search.circle,
    levels.map((level) => sql<boolean>`${level} > 0`),
  );
  return withFilters(db.selectFrom(entries.as("jobSearch")) as unknown as SearchRows, search);
}

function withFilters(rowsInPlace: SearchRows, search: Search): SearchRows {
  const { filters } = search;
  let rows = rowsInPlace;
  // A job pays enough when its best pay does; 0 counts as unset.
  if (filters.minimumWage) rows = rows.where("hourlyMax", ">=", Math.round(filters.minimumWage * 100));
  rows = withFacets(rows, filters);
  if (filters.new)
    rows = rows.where("publishedAt", ">=", new Date(search.now.getTime() - newForHours * 3_600_000));
  if (filters.employerId) rows = rows.where("employerId", "in", nonEmpty(filters.employerId));
  if (filters.geographyId) rows = rows.where("geographyId", "in", nonEmpty(filters.geographyId));
  if (filters.employerSlug) rows = ofEmployers(rows, filters.employerSlug);
  if (filters.published) {
    const { after, until } = filters.published;
    rows = rows.where("publishedAt", ">", after).where("publishedAt", "<=", until);
  }
  if (filters.updatedSince) rows = changedSince(rows, filters.updatedSince);
  if (filters.liked) rows = likedBy(rows, search.actor);
  // Whoever looks for a program's jobs, or the liked ones, means all of them.
  const isAboutSome = filters.liked || filters.employerId || filters.employerSlug;
  if (search.areas && !isAboutSome)
    rows = rows.where(isInAreas(search.areas, sql.ref("jobSearch.geographyId")));
  const reader = readerOf(search);
  if (!reader) return rows;
  rows = rows.where("minAge", "<=", ageLimit(sql`${reader}::uuid`));
  return isAboutSome ? rows : withoutHidden(rows, reader);
}

/** Entries tell all that is asked: of a single word of the trade they say exactly whether a job has it. */
const isByEntries = (search: Search): search is SearchInCircle =>
  hasEntries(search) && search.words.length <= 1 && search.words.length === tradeWordsOf(search).length;

const hasEntries = (search: Search): search is SearchInCircle =>
  search.circle !== null && !hasOfferedWords(search.filters);

const tradeWordsOf = ({ words, misspelt }: Search) => (misspelt ? [] : words.filter(isTradeWord));

/** Arrays, so that each is read once and not once per row. */
const withoutHidden = (rows: SearchRows, reader: string) =>
  rows.where(sql<boolean>`job_search.job_listing_id <> all (array(
      select job_listing_id from hidden_jobs where user_profile_id = ${reader}::uuid and job_listing_id is not null))
    and job_search.employer_id <> all (array(
      select employer_id from hidden_jobs where user_profile_id = ${reader}::uuid and employer_id is not null))`);

const readerOf = ({ actor, userProfileId }: Search) =>
  userProfileId ?? (actor.kind === "educator" ? actor.userProfileId : null);

/** Several words of one filter are "or", several filters are "and". */
function withFacets(rows: SearchRows, filters: SearchFilters): SearchRows {
  const families = keysOf(facetFamilies);
  const all: number[] = [
    ...(filters.hiringHero ? [hiringHeroFacet] : []),
    ...(filters.noWeekends ? [noWeekendsFacet] : []),
  ];
  let filtered = rows;
  for (const family of families) {
    const requested = filters[family];
    if (requested === undefined) continue;
    const words = [requested].flat();
    const tokens = words.flatMap((word) => facetOf(family, word) ?? []);
    if (tokens.length < words.length)
      filtered = filtered.where(sql<boolean>`terms && ${words.map((word) => termOf(family, word))}::text[]`);
    else if (tokens.length === 1) all.push(tokens[0]!);
    else filtered = filtered.where(sql<boolean>`facets && ${tokens}::int[]`);
  }
  return all.length > 0 ? filtered.where(sql<boolean>`facets @> ${all}::int[]`) : filtered;
}

/** Some areas offer more than the numbered words: those are looked for as terms. */
const hasOfferedWords = (filters: SearchFilters) =>
  keysOf(facetFamilies).some((family) =>
    [filters[family] ?? []].flat().some((word) => facetOf(family, word) === null),
  );

const ofEmployers = (rows: SearchRows, slugs: string[]) =>
  rows.where("employerId", "in", (eb) =>
    eb.selectFrom("employers").select("id").where("slug", "in", nonEmpty(slugs)),
  );

const changedSince = (rows: SearchRows, time: Date) =>
  rows.where("jobListingId", "in", (eb) =>
    eb.selectFrom("jobListings").select("id").where("updatedAt", ">=", time),
  );

const likedBy = (rows: SearchRows, actor: Actor) =>
  actor.kind === "educator"
    ? rows.where("jobListingId", "in", (eb) =>
        eb.selectFrom("jobLikes").select("jobListingId").where("userProfileId", "=", actor.userProfileId),
      )
    : rows.where(sql<boolean>`false`);

/** A filter that was given without any value finds nothing; SQL has no empty list. */
const nonEmpty = (values: string[]) => (values.length > 0 ? values : [null]);

/**
 * Searches that indexes alone answer: those of place, numbered facets and who was viewed. Pages and totals of them
 * read index entries instead of rows, and few of them.
 */
import type { DB } from "#db/tables.ts";
import { groupOf } from "#features/educators/api/visible-profiles.ts";
import { idsRelated } from "#features/educators/api/candidate-relations.ts";
import { type CellRun, smallCellsOfCircle } from "#features/places/cells.ts";
import type { Circle } from "#features/jobs/api/search/search-circle.ts";
import { levelOfWord } from "#features/jobs/api/search/trade-words.ts";
import { expectedRows } from "#platform/server/database/count-rows.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { type RawBuilder, sql } from "kysely";
import { bitsOfFacets, facetsFor } from "./candidate-facets.ts";
import { type CandidateRows, type CandidateSearch, hasWords, milesFrom } from "./matching-rows.ts";

export interface IndexedSearch {
  search: CandidateSearch;
  /** Of facets alone; all over columns that the indexes hold. */
  facets: RawBuilder<boolean>[];
  isUnviewed: boolean;
  excluding: readonly string[];
}

/** Beyond it looking each up in a list costs more than reading the rows. */
const maxExcluding = 1000;
/** A circle with more people in it is not read whole where there is another way. */
export const maxReadInCircle = 100_000;

/** Null where the indexes cannot tell who is found. */
export function indexedSearch(search: CandidateSearch): IndexedSearch | null {
  const { filters, words, areas, excluding } = search;
  const status = filters.status ?? "all";
  const { conditions, isWhole } = facetConditions(search);
  const readsRows =
    !isWhole ||
    words.length > 0 ||
    areas !== null ||
    filters.geographyId !== undefined ||
    filters.updatedSince !== undefined ||
    filters.newToJob === true ||
    (status !== "all" && status !== "unviewed");
  return readsRows || !excluding
    ? null
    : { search, facets: conditions, isUnviewed: status === "unviewed", excluding };
}

/** The conditions on facets that have a bit; not the whole of them where some have none. */
function facetConditions({ filters }: CandidateSearch) {
  const { all, any, anyTerms } = facetsFor(filters);
  const withBits = all.filter((token) => bitsOfFacets([token]) !== null);
  const needed = bitsOfFacets(withBits)!;
  const choices = any.map(bitsOfFacets);
  const conditions = [
    ...(needed > 0n ? [sql<boolean>`facet_bits & ${bigint(needed)} = ${bigint(needed)}`] : []),
    ...choices.flatMap((bits) => (bits === null ? [] : [sql<boolean>`facet_bits & ${bigint(bits)} <> 0`])),
  ];
  const isWhole = withBits.length === all.length && !choices.includes(null) && anyTerms.length === 0;
  return { conditions, isWhole };
}

const bigint = (value: bigint) => sql`${String(value)}::bigint`;

/** How well each has the one word that is looked for; null where indexes do not know it. */
export const levelOfSearch = ({ words, similarWords }: CandidateSearch): RawBuilder<number> | null =>
  words.length === 1 && !similarWords ? levelOfWord(words[0]!, "candidateSearch") : null;

/**
 * The index entries of those in a circle who have a word of the trade, with all that an order by relevance or distance
 * needs. Null where rows have to be read, or the circle holds too many.
 */
export async function entriesWithWord(db: Queryable, search: CandidateSearch): Promise<CandidateRows | null> {
  const { circle } = search;
  const level = levelOfSearch(search);
  const indexed = circle && level ? indexedSearch({ ...search, words: [] }) : null;
  if (!circle || !indexed || (await countInCircle(db, circle)) > maxReadInCircle) return null;
  const entries = entriesOfRuns(
    runsOfCircle(circle),
    sql`user_profile_id, lat, lng, rank, word_levels`,
    allOf([sql<boolean>`${level} > 0`, conditionsOf(indexed), isInCircle(circle)]),
  );
  return asRows(db, entries);
}

/** Up to so many are read one by one where no facet leaves few of them. */
const maxReadOneByOne = 10_000;

/**
 * The rows in a circle that may match, read by their ids: an index of words and facets takes longer to intersect
 * its lists of the whole nation. Null where the circle holds too many.
 */
export async function rowsInCircle(db: Queryable, search: CandidateSearch): Promise<CandidateRows | null> {
  const { circle } = search;
  if (!circle) return null;
  const people = await countInCircle(db, circle);
  const rare = await rowsWithRareWords(db, search, people / perRareWord);
  if (rare) return rare;
  const conditions = [...facetConditions(search).conditions, ...wordConditions(search)];
  if (people > (conditions.length > 0 ? maxReadInCircle : maxReadOneByOne)) return null;
  const entries = entriesOfRuns(
    runsOfCircle(circle),
    sql`user_profile_id`,
    allOf([...conditions, isInCircle(circle)]),
  );
  return readFirst(db, sql`user_profile_id = any(array(${entries}))`);
}

/** True for whoever has all words of the trade among these, and for some who have but their beginnings. */
const wordConditions = ({ words, similarWords }: CandidateSearch) =>
  words.flatMap((word) => {
    const level = similarWords ? null : levelOfWord(word, "candidateSearch");
    return level ? [sql<boolean>`${level} > 0`] : [];
  });

/** Reading a row that has a word costs as much as looking at so many entries of a circle. */
const perRareWord = 20;

/**
 * The rows in a circle that have the words, where the nation is expected to have no more than `most` of them: those are
 * found by the words alone.
 */
async function rowsWithRareWords(
  db: Queryable,
  search: CandidateSearch,
  most: number,
): Promise<CandidateRows | null> {
  const { words, circle } = search;
  if (words.length === 0 || !circle) return null;
  const everywhere = db.selectFrom("candidateSearch").where(hasWords(search)).select("userProfileId");
  if ((await expectedRows(db, everywhere)) > most) return null;
  return readFirst(db, allOf([hasWords(search), isInCircle(circle)]));
}

/**
 * The rows of the table that meet a condition, as such: they take every other. The offset keeps those outside, with which
 * the planner would take the lists of the whole nation after all.
 */
const readFirst = (db: Queryable, condition: RawBuilder<unknown>): CandidateRows =>
  asRows(db, sql`select * from candidate_search where ${condition} offset 0`);

const asRows = (db: Queryable, selection: RawBuilder<unknown>): CandidateRows =>
  db.selectFrom(sql<DB["candidateSearch"]>`(${selection})`.as("candidateSearch")) as unknown as CandidateRows;

/** Who does not want to be found by an employer; null where they are too many to be listed. */
export async function loadExcluding(db: Queryable, employerId: string): Promise<string[] | null> {
  const rows = await db
    .selectFrom("candidateSearch")
    .select("userProfileId")
    .where(sql<boolean>`excluded_employer_ids <> '{}'`)
    .where(sql<boolean>`excluded_employer_ids && ${groupOf(employerId)}`)
    .limit(maxExcluding + 1)
    .execute();
  return rows.length > maxExcluding ? null : rows.map(({ userProfileId }) => userProfileId);
}

/** The conditions on an entry of `candidate_search` beside its place. */
export const conditionsOf = ({ search, facets, isUnviewed, excluding }: IndexedSearch): RawBuilder<boolean> =>
  allOf([
    ...facets,
    ...(excluding.length > 0 ? [sql<boolean>`user_profile_id <> all(${excluding}::uuid[])`] : []),
    ...(isUnviewed ? [sql<boolean>`user_profile_id not in ${idsRelated.viewed(search.employerId)}`] : []),
  ]);

export const allOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : sql<boolean>`true`;

export const isInCircle = (circle: Circle): RawBuilder<boolean> =>
  sql<boolean>`${milesFrom(circle)} <= ${circle.radiusInMiles}::float8`;

/** The entries in runs of small cells, each with what is selected of it. */
export const entriesOfRuns = (
  runs: CellRun[],
  selection: RawBuilder<unknown>,
  condition: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
  select found.* from ${runTable(runs)} cross join lateral (
    select ${selection} from candidate_search
    where small_cell between run.first and run.last and ${condition} offset 0) as found`;

function runsOfCircle(circle: Circle): CellRun[] {
  const { inside, edge } = smallCellsOfCircle(circle, circle.radiusInMiles);
  return [...inside, ...edge];
}

export const runTable = (runs: CellRun[]): RawBuilder<unknown> =>
  sql`unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as run(first, last)`;

/** How many have their place in a circle, whoever may find them. */
export async function countInCircle(db: Queryable, circle: Circle): Promise<number> {
  const { inside, edge } = smallCellsOfCircle(circle, circle.radiusInMiles);
  const { rows } = await sql<{ total: number }>`
    select (coalesce((select sum(counted.people) from ${runTable(inside)} cross join lateral (
        select sum(people) as people from candidate_counts where small_cell between run.first and run.last) as counted), 0)
      + (select count(*) from (${entriesOfRuns(edge, sql`1 as one`, isInCircle(circle))}) as edge))::int as total`.execute(
    db,
  );
  return rows[0]!.total;
}

/** A page of the jobs around a place, how many there are, and how far each of the page is. */
import type { RowCount } from "#platform/server/database/count-rows.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import {
  type FoundRow,
  type KeysetPage,
  type OrderTerm,
  selectCountedPage,
  selectPage,
} from "#platform/server/database/keyset.ts";
import type { SearchQuery } from "#platform/server/resource.ts";
import { sql } from "kysely";
import { countMatching, matchingRows, type Search } from "./matching-rows.ts";
import { orderTerms } from "./order-rows.ts";
import { type Circle, roundedMilesFrom } from "./search-circle.ts";

type SearchInCircle = Search & { circle: Circle };
type Page = RowCount & { found: (FoundRow & { miles: number })[] };

export async function pageInCircle(
  db: Queryable,
  search: SearchInCircle,
  sort: SearchQuery["sort"],
  request: KeysetPage,
): Promise<Page> {
  const terms = orderTerms(search, sort);
  const [first] = sort;
  if (search.words.length === 0 && first?.name === "distance" && !first.descending)
    return nearestPage(db, search, terms, request);
  // Every job inside is looked at for the order anyway: counted and measured by the way.
  return selectCountedPage(db, matchingRows(db, search), jobId, terms, request, {
    from: sql.ref("jobSearch.points").as("points"),
    read: roundedMilesFrom(search.circle).as("miles"),
  });
}

const jobId = sql.ref<string>("jobSearch.jobListingId");

/** Where jobs are many a page of the nearest lies close by, where they are few all of them are soon read. */
const nearShare = 1 / 16;

async function nearestPage(
  db: Queryable,
  search: SearchInCircle,
  terms: readonly OrderTerm[],
  request: KeysetPage,
): Promise<Page> {
  const { radiusInMiles } = search.circle;
  const beyondMiles = request.after ? Number(request.after[0]) : 0;
  const within = async (miles: number) => {
    const circle = { ...search.circle, radiusInMiles: miles, beyondMiles };
    return selectPage(matchingRows(db, { ...search, circle }), jobId, terms, request);
  };
  const [near, total] = await Promise.all([
    within(Math.min(radiusInMiles, beyondMiles + radiusInMiles * nearShare)),
    countMatching(db, search),
  ]);
  const found = near.length === request.size ? near : await within(radiusInMiles);
  return { found: found.map(withMiles), total, totalIsExact: true };
}

/** The distance is the first key of the order. */
const withMiles = (row: FoundRow) => ({ ...row, miles: Math.round(Number(row.position[0]) * 10) / 10 });

/** Lists an employer's jobs in every state, with the count per state for the tabs. */
import type { Context } from "#platform/server/context.ts";
import type { SearchResultPage, SearchQuery } from "#platform/server/resource.ts";
import { listParam, booleanParam } from "#platform/server/engine/filter-schemas.ts";
import { filter } from "#platform/server/resource.ts";
import { dayMs } from "#platform/shared/duration.ts";
import type { DB } from "#db/tables.ts";
import { loadPlanUsage } from "#features/employers/api/locations/plan-limits.query.ts";
import { type SelectQueryBuilder, sql } from "kysely";
import { z } from "zod";
import { expiresSoonDays, listingStatuses } from "../../job-constants.ts";

const schemas = {
  listingStatus: listParam(z.enum(listingStatuses)),
  isTemplate: booleanParam,
  /** Published, and soon not listed any more. */
  expiresSoon: booleanParam,
  locationId: listParam(z.uuid()),
};

/** `q` and `employerId` are shared with the public search. */
export const employerJobFilters = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, filter<"jobListings", z.ZodType>(schema)]),
);

type EmployerJobFilters = { [K in keyof typeof schemas]?: z.output<(typeof schemas)[K]> } & {
  q?: string;
  employerId?: string[];
  updatedSince?: Date;
};
type Jobs = SelectQueryBuilder<DB, "jobListings", object>;

export const employerJobSorts = {
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  publishedAt: "publishedAt",
  title: "title",
  expiresAt: "expiresAt",
} as const;

export async function searchEmployerJobs(
  context: Context,
  { filters, sort, size, offset }: SearchQuery,
): Promise<SearchResultPage> {
  const { listingStatus, expiresSoon, ...others } = filters as EmployerJobFilters;
  const all = applyFilters(context, others);
  // An empty list is no job: `in` knows no empty list, `any` does.
  const ofStatus = listingStatus
    ? all.where((eb) => eb("listingStatus", "=", eb.fn.any(eb.val(listingStatus))))
    : all;
  const isExpiring = expiresSoonAt(context.now());
  const rows = expiresSoon ? ofStatus.where(isExpiring) : ofStatus;
  const [ids, counts, planMeta] = await Promise.all([
    applySort(rows, sort).select("id").limit(size).offset(offset).execute(),
    all
      .select((eb) => [
        "listingStatus",
        eb.fn.countAll<number>().as("count"),
        eb.fn.countAll<number>().filterWhere(isExpiring).as("expiring"),
      ])
      .groupBy("listingStatus")
      .execute(),
    loadPlanMeta(context),
  ]);
  const byStatus = Object.fromEntries(listingStatuses.map((status) => [status, 0]));
  for (const { listingStatus: status, count } of counts) byStatus[status] = count;
  const expiring = counts.reduce((sum, { expiring: some }) => sum + some, 0);
  const statuses = listingStatus ?? listingStatuses;
  const hasPublished = statuses.includes("published");
  return {
    ids: ids.map(({ id }) => id),
    total: expiresSoon
      ? hasPublished
        ? expiring
        : 0
      : [...new Set(statuses)].reduce((sum, status) => sum + byStatus[status]!, 0),
    totalIsExact: true,
    meta: { counts: byStatus, expiringSoon: expiring, ...planMeta },
  };
}

const expiresSoonAt = (now: Date) =>
  sql<boolean>`listing_status = 'published' and expires_at <= ${new Date(now.getTime() + expiresSoonDays * dayMs)}`;

/**
 * How many jobs may be published at the same time, and how many are: over all jobs, regardless of the list's
 * filters.
 */
const loadPlanMeta = async (context: Context) => {
  const { actor } = context;
  if (actor.kind !== "employer") return {};
  const plan = await loadPlanUsage(context, actor.employerId);
  return { plan, activeJobListingLimit: plan.activeJobListingLimit };
};

/** Templates are listed separately: they only look like jobs. */
function applyFilters(
  { db, actor }: Context,
  filters: Omit<EmployerJobFilters, "listingStatus" | "expiresSoon">,
): Jobs {
  let rows: Jobs = db.selectFrom("jobListings");
  if (actor.kind === "employer") rows = rows.where("employerId", "=", actor.employerId);
  if (filters.employerId?.length) rows = rows.where("employerId", "in", filters.employerId);
  if (filters.updatedSince) rows = rows.where("updatedAt", ">=", filters.updatedSince);
  if (filters.q?.trim())
    rows = rows.where(sql<boolean>`strpos(lower(title), lower(${filters.q.trim()})) > 0`);
  if (filters.locationId?.length) {
    const places = filters.locationId;
    rows = rows.where("id", "in", (eb) =>
      eb.selectFrom("jobListingLocations").select("jobListingId").where("locationId", "in", places),
    );
  }
  return rows.where("isTemplate", "=", filters.isTemplate ?? false);
}

function applySort(rows: Jobs, sort: SearchQuery["sort"]): Jobs {
  const terms = sort.filter(({ name }) => Object.hasOwn(employerJobSorts, name)) as {
    name: keyof typeof employerJobSorts;
    descending: boolean;
  }[];
  return terms
    .reduce(
      (query, { name, descending }) =>
        query.orderBy(name, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast())),
      rows,
    )
    .orderBy("id", "desc");
}

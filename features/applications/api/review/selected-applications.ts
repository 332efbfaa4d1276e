/** All applications that a list's query selects, for downloads and counts. */
import type { Context } from "#platform/server/context.ts";
import { parseQuery, type Query } from "#platform/server/engine/query.ts";
import { queryRows, mayUseCollection } from "#platform/server/engine/read.ts";
import { requireKind } from "#platform/server/engine/routes.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { AnyTable, Collection, Resource, Rows } from "#platform/server/resource.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";

export interface ApplicationSelection {
  context: Context;
  resource: Resource;
  query: Query;
  /** The rows under the given filters; default: all filters of the list. */
  rows: (filters?: Query["filters"]) => Rows;
}

const collectionPath = "employer/job_applications";

/** Rejects callers who may not use the list, and queries that the list would reject. */
export async function selectedApplications(
  platform: Platform,
  request: FastifyRequest,
): Promise<ApplicationSelection> {
  const { registry } = platform;
  const resource = registry.byType("job_applications");
  const collection = resource.collections[collectionPath] as Collection<AnyTable>;
  const context = await platform.contextOf(request);
  requireKind(mayUseCollection(resource, collection, context.actor), context);
  const search = request.url.split("?")[1] ?? "";
  const query = parseQuery(registry, resource, collection, search, context.actor, false);
  // Operators see drafts, but a draft is no application yet.
  const rows = (filters = query.filters) =>
    queryRows(resource, collection, context, { filters }).where(
      sql<boolean>`job_applications.aasm_state <> 'draft'`,
    );
  return { context, resource, query, rows };
}

/** The applications a list's address asks for, all of them: what a file of them and their counts are made from. */
import type { Context } from "#platform/server/context.ts";
import { parseQuery, type Query } from "#platform/server/engine/query.ts";
import { queryRows, mayUse } from "#platform/server/engine/read.ts";
import { refuseUnless } from "#platform/server/engine/routes.ts";
import type { Platform } from "#platform/server/feature.ts";
import type { AnyTable, Collection, Resource, Rows } from "#platform/server/resource.ts";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";

export interface Asked {
  context: Context;
  resource: Resource;
  query: Query;
  /** The rows under some of the list's filters; default under all of them. */
  rows: (filters?: Query["filters"]) => Rows;
}

const path = "employer/job_applications";

/** Refuses whoever may not use the list itself, and what the list would not understand. */
export async function askedApplications(platform: Platform, request: FastifyRequest): Promise<Asked> {
  const { registry } = platform;
  const resource = registry.byType("job_applications");
  const collection = resource.collections[path] as Collection<AnyTable>;
  const context = await platform.contextOf(request);
  refuseUnless(mayUse(collection, context.actor), context);
  const search = request.url.split("?")[1] ?? "";
  const query = parseQuery(registry, resource, collection, search, context.actor, false);
  // Operators see drafts; nobody has applied with one.
  const rows = (filters = query.filters) =>
    queryRows(resource, collection, context, { filters }).where(
      sql<boolean>`job_applications.aasm_state <> 'draft'`,
    );
  return { context, resource, query, rows };
}

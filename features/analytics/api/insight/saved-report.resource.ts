/** Saved reports over JSON:API: each operator has their own. */
import type { WriteContext } from "#platform/server/context.ts";
import { invalidFields, notFound } from "#platform/server/errors.ts";
import { alwaysAllowed, resource } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { SavedReport } from "../../saved-report.ts";

const maxReports = 50;
const { name, search, weekly } = SavedReport.attributes;
const input = z.strictObject({ name, search: search.default(""), weekly: weekly.default(false) });

export const savedReports = resource({
  entity: SavedReport,
  table: "savedReports",
  operators: operatorAccess.own,
  collections: { saved_reports: { for: [] } },
  visibleTo: {
    operator: (rows, me) => rows.where("savedReports.accountId", "=", me.accountId),
  },
  sorts: { createdAt: "createdAt", name: "name" },
  defaultSort: "name",
  create: { input, run: createReport },
  updatableBy: { name: alwaysAllowed, search: alwaysAllowed, weekly: alwaysAllowed },
  delete: alwaysAllowed,
});

async function createReport({ db, actor }: WriteContext, report: z.output<typeof input>): Promise<string> {
  if (!isSignedIn(actor)) throw notFound();
  const own = await db
    .selectFrom("savedReports")
    .select("name")
    .where("accountId", "=", actor.accountId)
    .limit(maxReports)
    .execute();
  const problem =
    own.length === maxReports
      ? /*i18n*/ "Delete a report first: you can keep 50"
      : own.some((known) => known.name === report.name)
        ? /*i18n*/ "You have a report of this name"
        : null;
  if (problem)
    throw invalidFields(
      [{ field: "name", message: problem, code: "taken" }],
      (field) => `/data/attributes/${field}`,
    );
  const { id } = await db
    .insertInto("savedReports")
    .values({ ...report, accountId: actor.accountId })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

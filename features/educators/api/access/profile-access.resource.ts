/** Accesses to a profile over JSON:API: for its owner alone, the latest first. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { accessKinds, ProfileAccess } from "../../profile-access.ts";

type AccessRow = Row<"profileAccesses">;

export const profileAccesses = resource({
  entity: ProfileAccess,
  table: "profileAccesses",
  operators: operatorAccess.people,
  collections: { "user_profile/profile_accesses": { for: ["educator"] } },
  visibleTo: {
    educator: (rows, me) => rows.where("profileAccesses.userProfileId", "=", me.userProfileId),
  },
  fields: { employerName: ofEmployer("name"), employerSlug: ofEmployer("slug") },
  filters: {
    kind: filter(listParam(z.enum(accessKinds)), (rows, kinds) =>
      rows.where("profileAccesses.kind", "in", kinds),
    ),
  },
  sorts: { updatedAt: "updatedAt" },
  defaultSort: "-updatedAt",
  includes: ["userProfile", "employer"],
});

const cache = new WeakMap<object, Promise<Map<string, { name: string; slug: string }>>>();

/** The employer as it is called now; one query serves both attributes of a page. */
function ofEmployer(part: "name" | "slug") {
  return {
    load: async (rows: AccessRow[], context: Context | WriteContext) => {
      if (!cache.has(rows)) cache.set(rows, employersOf(rows, context));
      const employers = await cache.get(rows)!;
      return new Map<string, unknown>(
        rows.map(({ id, employerId }) => [id, employers.get(employerId)?.[part] ?? ""]),
      );
    },
  };
}

async function employersOf(rows: AccessRow[], { db }: Context | WriteContext) {
  const ids = [...new Set(rows.map(({ employerId }) => employerId))];
  const found = await db
    .selectFrom("employers")
    .select(["id", "name", "slug"])
    .where("id", "in", ids)
    .execute();
  return new Map(found.map((employer) => [employer.id, employer]));
}

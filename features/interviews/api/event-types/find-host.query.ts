/** Finds and locks the host that a write is about: the caller's profile, or a given one of the same team. */
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";

export interface Host {
  id: string;
  employerId: string;
}

/** A profile of the caller's team; operators name one of any team. */
export async function findHost({ db, actor }: WriteContext, named?: string): Promise<Host> {
  if (actor.kind !== "employer" && actor.kind !== "operator")
    throw forbidden(/*i18n*/ "You can't do that here.");
  const id = named ?? (actor.kind === "employer" ? actor.employerProfileId : null);
  const host = id
    ? await db
        .selectFrom("employerProfiles")
        .select(["id", "employerId"])
        .where("id", "=", id)
        .where("removedAt", "is", null)
        .executeTakeFirst()
    : undefined;
  if (host && (actor.kind === "operator" || host.employerId === actor.employerId)) return host;
  throw invalidFields(
    [{ field: "employerProfileId", message: /*i18n*/ "Choose somebody of your team" }],
    (field) => `/data/attributes/${field}`,
  );
}

/**
 * Locks a host: writes that change or reserve free times run one after the other. Rows that only point to the
 * profile are not held up by it.
 */
export async function lockHost({ db }: Pick<WriteContext, "db">, employerProfileId: string) {
  return db
    .selectFrom("employerProfiles")
    .selectAll()
    .where("id", "=", employerProfileId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Ends access to a host's calendars when they leave the team or the product. */
import type { RowChange } from "#platform/server/events.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { Row } from "#platform/server/resource.ts";
import { sql } from "kysely";
import type { RevokeGrant } from "./revoke-grant.job.ts";

/** A profile that was taken off its team, or whose account is closed. */
export const hasLeft = sql<boolean>`(host.removed_at is not null or exists (
  select from accounts where accounts.id = host.account_id and accounts.closed_at is not null))`;

/**
 * Deletes the calendars, their busy times and what opens them, of one profile, of all profiles of an account, or of
 * everybody who has left; the grant is revoked at each service that supports it.
 */
export function endCalendarAccess(revoke: RevokeGrant) {
  const endOf = async (db: Queryable, profileIds: string[]): Promise<void> => {
    if (profileIds.length === 0) return;
    await db.deleteFrom("calendarConnections").where("employerProfileId", "in", profileIds).execute();
    await db.deleteFrom("blockingCalendars").where("employerProfileId", "in", profileIds).execute();
    const credentials = await db
      .deleteFrom("thirdPartyCredentials")
      .where("employerProfileId", "in", profileIds)
      .returningAll()
      .execute();
    for (const credential of credentials) await revokeUnlessShared(db, revoke, credential);
  };
  return {
    /** `["employer_profiles", "deleted"]` */
    withProfile: ({ db }: { db: Queryable }, { id }: RowChange<"employerProfiles">) => endOf(db, [id]),
    /** `["account", "closed"]` */
    withAccount: async ({ db }: { db: Queryable }, { id }: RowChange<"accounts">) => {
      const profiles = await db
        .selectFrom("employerProfiles")
        .select("id")
        .where("accountId", "=", id)
        .execute();
      await endOf(
        db,
        profiles.map((profile) => profile.id),
      );
    },
    /** `["third_party_credentials", "deleted"]` */
    withCredential: ({ db }: { db: Queryable }, { before }: RowChange<"thirdPartyCredentials">) =>
      revokeUnlessShared(db, revoke, before as unknown as Row<"thirdPartyCredentials">),
    /** Hosts who left in a way that emits no event. */
    ofAllWhoLeft: async (db: Queryable) => {
      const left = await db
        .selectFrom("employerProfiles as host")
        .select("host.id")
        .where(hasLeft)
        .where((eb) =>
          eb.or([
            eb("host.id", "in", eb.selectFrom("blockingCalendars").select("employerProfileId")),
            eb("host.id", "in", eb.selectFrom("thirdPartyCredentials").select("employerProfileId")),
          ]),
        )
        .limit(500)
        .execute();
      await endOf(
        db,
        left.map((profile) => profile.id),
      );
    },
  };
}

/**
 * Google ends all grants of a person at once, so one that the same person still uses on another team stays: there the
 * deleted token is not revoked.
 */
export async function revokeUnlessShared(
  db: Queryable,
  revoke: RevokeGrant,
  { service, secret, employerProfileId }: Row<"thirdPartyCredentials">,
): Promise<void> {
  if (service !== "google") return;
  const other = await db
    .selectFrom("thirdPartyCredentials as other")
    .innerJoin("employerProfiles as host", "host.id", "other.employerProfileId")
    .select("other.id")
    .where("other.service", "=", service)
    .where("host.accountId", "=", (of) =>
      of.selectFrom("employerProfiles").select("accountId").where("id", "=", employerProfileId),
    )
    .executeTakeFirst();
  if (!other) await revoke.enqueue(db, { service, sealed: secret.toString("base64") });
}

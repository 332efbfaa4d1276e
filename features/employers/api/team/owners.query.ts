/** The owners of a program, for mail that must arrive: whatever they switched off. */
import type { Queryable } from "#platform/server/database/database.ts";

interface Owner {
  accountId: string;
  /** By whose clock a mail is read. */
  timeZone: string;
}

const maxOwners = 50;

export const findOwners = (db: Queryable, employerId: string): Promise<Owner[]> =>
  db
    .selectFrom("employerProfiles as profile")
    .innerJoin("accounts as account", "account.id", "profile.accountId")
    .select(["profile.accountId", "profile.timeZone"])
    .where("profile.employerId", "=", employerId)
    .where("profile.role", "=", "owner")
    .where("profile.removedAt", "is", null)
    .where("account.emailVerifiedAt", "is not", null)
    .where("account.closedAt", "is", null)
    .orderBy("profile.id")
    .limit(maxOwners)
    .execute();

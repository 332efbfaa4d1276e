/** What the gates ask about an account: its kind, its brand, its places. */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import type { Database } from "#platform/server/database/database.ts";
import { z } from "zod";
import type { FlagActor, Group } from "../gates.ts";

const groupOf: Record<string, Group> = {
  educator: "educators",
  employer: "employers",
  operator: "operators",
};

/** An account that is not there still gets an answer: what is on for everyone is on for it. */
export async function flagActor(db: Database, accountId: string): Promise<FlagActor> {
  const flipperId = `Account;${accountId}`;
  if (!z.uuid().safeParse(accountId).success) return { flipperId };
  const rows = await db
    .selectFrom("accounts")
    .leftJoin("userProfiles", "userProfiles.accountId", "accounts.id")
    .leftJoin("employerProfiles", (join) =>
      join
        .onRef("employerProfiles.accountId", "=", "accounts.id")
        .on("employerProfiles.removedAt", "is", null),
    )
    .leftJoin("employers", "employers.id", "employerProfiles.employerId")
    .where("accounts.id", "=", accountId)
    .select([
      "accounts.userType",
      "accounts.brandId",
      "userProfiles.geographyId as ofEducator",
      "employers.geographyId as ofEmployer",
    ])
    .execute();
  const [account] = rows;
  if (!account) return { flipperId };
  const geographyIds = rows
    .flatMap(({ ofEducator, ofEmployer }) => [ofEducator, ofEmployer])
    .filter((id) => id !== null);
  // Who signed up at no brand belongs to the default one, as in mails.
  const brandId = account.brandId ?? (await brandById(db, null))?.id ?? null;
  return { flipperId, accountId, group: groupOf[account.userType], brandId, geographyIds };
}

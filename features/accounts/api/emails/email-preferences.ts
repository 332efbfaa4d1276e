/**
 * Which types of email an account wants: read by everything that emails, written by settings and by
 * unsubscribe links.
 */
import { type EmailFrequency, type MailerType, mayGather } from "../../email-types.ts";
import { nextVersion } from "#platform/server/change-row.ts";
import type { Queryable } from "#platform/server/database/database.ts";

export interface AccountEmailType {
  id: string;
  key: string;
  name: string;
  /** False when operators stopped it for all accounts. */
  active: boolean;
  /** The account's choice; without one, every type is wanted. */
  enabled: boolean;
  /** Likewise for the account's devices. */
  push: boolean;
  /** Likewise for its phone. */
  sms: boolean;
  frequency: EmailFrequency;
  mailerType: string;
}

/** Undefined when there is no such type. */
export async function findAccountEmailType(
  db: Queryable,
  accountId: string,
  key: string,
): Promise<AccountEmailType | undefined> {
  const found = await db
    .selectFrom("emailTypes as kind")
    .leftJoin("accountEmailPreferences as choice", (join) =>
      join.onRef("choice.emailTypeId", "=", "kind.id").on("choice.accountId", "=", accountId),
    )
    .select([
      "kind.id",
      "kind.key",
      "kind.name",
      "kind.active",
      "kind.mailerType",
      "choice.enabled",
      "choice.push",
      "choice.sms",
      "choice.frequency",
    ])
    .where("kind.key", "=", key)
    .executeTakeFirst();
  if (!found) return undefined;
  const isWanted = found.mailerType !== "marketing";
  return {
    ...found,
    enabled: found.enabled ?? isWanted,
    // Devices are for what waits for an answer, never for news.
    push: isWanted && (found.push ?? true),
    sms: isWanted && (found.sms ?? true),
    frequency: mayGather(key) && found.frequency === "daily" ? "daily" : "at_once",
  };
}

/** Saves the account's choice and returns the row's id. Saving the same twice changes nothing. */
export async function saveEmailPreference(
  db: Queryable,
  accountId: string,
  emailTypeId: string,
  enabled: boolean,
): Promise<string> {
  const row = await db
    .insertInto("accountEmailPreferences")
    .values({ accountId, emailTypeId, enabled })
    .onConflict((known) =>
      known
        .columns(["accountId", "emailTypeId"])
        .doUpdateSet({ enabled, ...nextVersion(new Date(), "accountEmailPreferences") }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Creates the missing rows of an account for the types of email in its settings: what can be changed must
 * exist.
 */
export async function createMissingPreferences(
  db: Queryable,
  accountId: string,
  mailerTypes: readonly MailerType[],
): Promise<void> {
  await db
    .insertInto("accountEmailPreferences")
    .columns(["accountId", "emailTypeId", "enabled"])
    .expression((eb) =>
      eb
        .selectFrom("emailTypes as kind")
        .select((of) => [
          of.val(accountId).$castTo<string>().as("accountId"),
          "kind.id",
          // News is sent to those who asked for it.
          of("kind.mailerType", "<>", "marketing").as("enabled"),
        ])
        .where("kind.visible", "=", true)
        .where("kind.active", "=", true)
        .where("kind.mailerType", "in", mailerTypes)
        .where((of) =>
          of.not(
            of.exists(
              of
                .selectFrom("accountEmailPreferences as known")
                .select("known.id")
                .where("known.accountId", "=", accountId)
                .whereRef("known.emailTypeId", "=", "kind.id"),
            ),
          ),
        ),
    )
    .onConflict((known) => known.doNothing())
    .execute();
}

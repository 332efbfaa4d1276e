/** Who wants which kind of mail: read by everything that mails, written by settings and by unsubscribe links. */
import type { MailerType } from "../email-types.ts";
import type { Queryable } from "#platform/server/database/database.ts";

export interface KindOfMailFor {
  id: string;
  key: string;
  name: string;
  /** False where operators stopped it for everybody. */
  active: boolean;
  /** What the account chose; everything is wanted until somebody says otherwise. */
  enabled: boolean;
}

/** Undefined where there is no such kind. */
export async function kindOfMail(
  db: Queryable,
  accountId: string,
  key: string,
): Promise<KindOfMailFor | undefined> {
  const found = await db
    .selectFrom("emailTypes as kind")
    .leftJoin("accountEmailPreferences as choice", (join) =>
      join.onRef("choice.emailTypeId", "=", "kind.id").on("choice.accountId", "=", accountId),
    )
    .select(["kind.id", "kind.key", "kind.name", "kind.active", "choice.enabled"])
    .where("kind.key", "=", key)
    .executeTakeFirst();
  return found && { ...found, enabled: found.enabled ?? true };
}

/** Writes what an account wants and returns the row's id. Saying the same twice changes nothing. */
export async function setPreference(
  db: Queryable,
  accountId: string,
  emailTypeId: string,
  enabled: boolean,
): Promise<string> {
  const row = await db
    .insertInto("accountEmailPreferences")
    .values({ accountId, emailTypeId, enabled })
    .onConflict((known) =>
      known.columns(["accountId", "emailTypeId"]).doUpdateSet((eb) => ({
        enabled,
        updatedAt: new Date(),
        version: eb("accountEmailPreferences.version", "+", 1),
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Gives an account a row for each kind of mail in its settings that has none yet: what can be changed must be there. */
export async function layOutPreferences(
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
          of.lit(true).as("enabled"),
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

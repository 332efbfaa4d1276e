/** The kinds of mail, as rows operators may change. */
import { emailTypes } from "#features/accounts/email-types.ts";
import type { Transaction } from "#platform/server/database/database.ts";

export async function seedEmailTypes(tx: Transaction): Promise<void> {
  await tx
    .insertInto("emailTypes")
    .values(
      emailTypes.map(({ key, mailerType, name, description }, position) => ({
        ...{ key, mailerType, name, description, position },
      })),
    )
    .onConflict((known) => known.column("key").doNothing())
    .execute();
}

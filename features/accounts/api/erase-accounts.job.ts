/** Nightly: accounts that were closed 30 days ago are erased, each in one transaction, so that a night may be cut short. */
import { recordAudit } from "#platform/server/audit.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { job, type JobContext } from "#platform/server/job.ts";
import { eraseRows } from "#platform/server/personal-data/erase-rows.ts";
import { loadPerson, type PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { systemContext } from "#platform/server/system-context.ts";
import { z } from "zod";

export const eraseAccounts = (tables: () => readonly PersonalTable[]) =>
  job(
    "accounts.erase",
    z.object({}),
    async (_, context) => {
      const failed: string[] = [];
      let erased = 0;
      for (;;) {
        const next = await due(context, failed);
        if (!next) break;
        try {
          await context.db.transaction().execute((db) => erase(context, db, next, tables()));
          erased += 1;
        } catch (error) {
          // An account that cannot be erased does not block the others.
          context.log.error({ err: error, accountId: next }, "an account could not be erased");
          failed.push(next);
        }
      }
      if (failed.length > 0) throw new Error(`${failed.length} accounts could not be erased`);
      return erased;
    },
    { cron: "23 3 * * *", attempts: 5 },
  );

async function due({ db, now }: JobContext, failed: string[]): Promise<string | undefined> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("eraseAfter", "<=", now())
    .where("erasedAt", "is", null)
    .$if(failed.length > 0, (rows) => rows.where("id", "not in", failed))
    .orderBy("eraseAfter")
    .limit(1)
    .executeTakeFirst();
  return account?.id;
}

/** Read again under a lock: its owner may be taking it back at this very moment. */
async function erase(
  context: JobContext,
  db: Transaction,
  id: string,
  tables: readonly PersonalTable[],
): Promise<void> {
  const now = context.now();
  const account = await db
    .selectFrom("accounts")
    .select(["id", "eraseAfter", "erasedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!account?.eraseAfter || account.eraseAfter > now || account.erasedAt) return;
  const person = (await loadPerson(db, id))!;
  for (const entry of tables) await eraseRows(db, entry, person);
  await db.updateTable("accounts").set({ erasedAt: now, updatedAt: now }).where("id", "=", id).execute();
  const write = systemContext(context, db);
  await recordAudit(write, { action: "erase", entity: "account", entityId: id });
  await context.emit(write, "accounts.erased", { id, changed: [] });
}

/** Tells those who wait that their area is open. Each is told once: telling and noting it down commit together. */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import type { RowChange } from "#platform/server/events.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { job } from "#platform/server/job.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import { sql } from "kysely";
import { z } from "zod";
import { areaOpened } from "./area-opened.mail.ts";

const batchSize = 100;

export const emailWaitingList = job(
  "places.email-waiting-list",
  z.object({ geographyId: z.uuid() }),
  async ({ geographyId }, { db, settings, now }) => {
    const area = await openArea(db, geographyId);
    if (!area) return;
    for (let emailedCount = batchSize; emailedCount === batchSize;)
      emailedCount = await db.transaction().execute(async (tx) => {
        const entries = await tx
          .selectFrom("waitingListEntries")
          .selectAll()
          .where("notifiedAt", "is", null)
          .where(sql<boolean>`zip_code = any(${area.zips})`)
          .orderBy("id")
          .limit(batchSize)
          .forUpdate()
          .skipLocked()
          .execute();
        const brands = await brandsById(tx, new Set(entries.map(({ brandId }) => brandId)));
        for (const entry of entries) {
          const brand = brands.get(entry.brandId) ?? null;
          await sendMail(tx, {
            key: `area-opened:${entry.id}`,
            to: entry.email,
            template: areaOpened({
              area: area.longName,
              userType: entry.userType as "educator" | "employer",
            }),
            language: entry.language === "es" ? "es" : "en",
            brand: mailBrandOf(brand, originOf(brand, settings.origin)),
          });
          await tx
            .updateTable("waitingListEntries")
            .set({ notifiedAt: now() })
            .where("id", "=", entry.id)
            .execute();
        }
        return entries.length;
      });
  },
);

const brandsById = async (db: Queryable, ids: Set<string | null>) =>
  new Map(await Promise.all([...ids].map(async (id) => [id, await brandById(db, id)] as const)));

/** An area was made or changed; whoever waits in it may be told now. */
export async function enqueueWaitingListEmails(
  { db }: WriteContext,
  { id }: RowChange<"geographies">,
): Promise<void> {
  if (await openArea(db, id)) await emailWaitingList.enqueue(db, { geographyId: id }, { key: id });
}

const openArea = (db: Queryable, id: string) =>
  db
    .selectFrom("geographies")
    .select(["longName", "zips"])
    .where("id", "=", id)
    .where("userProfileRegisterable", "=", true)
    .executeTakeFirst();

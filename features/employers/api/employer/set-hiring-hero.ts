/** Stores whether a program has the badge, and when it was last counted. */
import { type RowChange } from "#platform/server/events.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";

declare module "#platform/server/events.ts" {
  interface FeatureEvents {
    /** The badge was earned or lost. */
    "employers.hiring_hero_changed": RowChange<"employers">;
  }
}

export async function setHiringHero(context: WriteContext, id: string, hiringHero: boolean): Promise<void> {
  const { db, now } = context;
  const before = await db
    .selectFrom("employers")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await db.updateTable("employers").set({ hiringHeroLastRanAt: now() }).where("id", "=", id).execute();
  if (before.hiringHero === hiringHero) return;
  await changeRow(
    context,
    "employers",
    before,
    { hiringHero },
    { events: ["employers.hiring_hero_changed"] },
  );
}

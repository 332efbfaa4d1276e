/** The thresholds of Hiring Hero, as rows operators may change. */
import { heroDefaults } from "#features/hiring-hero/hiring-hero.ts";
import type { Transaction } from "#platform/server/database/database.ts";

export async function seedHiringHeroConfig(tx: Transaction): Promise<void> {
  await tx
    .insertInto("hiringHeroConfigs")
    .values(Object.entries(heroDefaults).map(([configType, value]) => ({ configType, value })))
    .onConflict((known) => known.column("configType").doNothing())
    .execute();
}

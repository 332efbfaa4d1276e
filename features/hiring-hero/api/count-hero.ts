/** Counts one program's goals and stores them; the badge is earned when all are met, and lost a week after they fail. */
import { setHiringHero } from "#features/employers/api/employer/set-hiring-hero.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import type { HeroCount } from "../hero-facts.ts";
import { countHero } from "../hero-goals.ts";
import type { HeroConfig } from "../hiring-hero.ts";
import { askForProgress } from "./ask-for-progress.ts";
import { emailHeroNews } from "./email-hero-news.job.ts";
import { loadHeroFacts } from "./hero-facts.query.ts";

export async function countHeroOf(
  context: WriteContext,
  employerId: string,
  config: HeroConfig,
): Promise<HeroCount> {
  const { db, now } = context;
  const { hiringHero } = await db
    .selectFrom("employers")
    .select("hiringHero")
    .where("id", "=", employerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const since = new Date(Number(now()) - config.long_window_days * dayMs);
  const count = countHero(await loadHeroFacts(db, employerId, since), config, now());
  await storeMetrics(context, employerId, count);
  await askForProgress(context, employerId, count);
  await setHiringHero(context, employerId, await decide(context, employerId, { count, config, hiringHero }));
  return count;
}

interface Decision {
  count: HeroCount;
  config: HeroConfig;
  /** Whether it has the badge. */
  hiringHero: boolean;
}

/** Whether it has the badge from now on. */
async function decide(
  { db, now }: WriteContext,
  employerId: string,
  { count: { goals, isNew, windowDays }, config, hiringHero }: Decision,
): Promise<boolean> {
  const meetsAll = goals.every(({ met }) => met);
  const standing = await db
    .selectFrom("hiringHeroStandings")
    .select("failingSince")
    .where("employerId", "=", employerId)
    .executeTakeFirst();
  const failsNow = hiringHero && !isNew && !meetsAll;
  const failingSince = failsNow ? (standing?.failingSince ?? now()) : null;
  const isLost =
    failingSince !== null && Number(now()) - Number(failingSince) >= config.days_until_lost * dayMs;
  const values = { failingSince: isLost ? null : failingSince, isNew, windowDays, updatedAt: now() };
  await db
    .insertInto("hiringHeroStandings")
    .values({ employerId, ...values })
    .onConflict((known) => known.column("employerId").doUpdateSet(values))
    .execute();
  const isEarned = !hiringHero && !isNew && meetsAll;
  if (isEarned) await emailHeroNews.enqueue(db, { employerId, news: "earned" });
  else if (isLost) await emailHeroNews.enqueue(db, { employerId, news: "lost" });
  else if (failsNow && !standing?.failingSince)
    await emailHeroNews.enqueue(db, { employerId, news: "failing" });
  return isEarned || (hiringHero && !isLost);
}

async function storeMetrics(
  { db, now }: WriteContext,
  employerId: string,
  { goals }: HeroCount,
): Promise<void> {
  await db
    .insertInto("hiringHeroMetrics")
    .values(goals.map(({ rows: _rows, ...goal }) => ({ ...goal, employerId })))
    .onConflict((known) =>
      known.columns(["employerId", "metricType"]).doUpdateSet((eb) => ({
        criteria: eb.ref("excluded.criteria"),
        current: eb.ref("excluded.current"),
        total: eb.ref("excluded.total"),
        percentage: eb.ref("excluded.percentage"),
        met: eb.ref("excluded.met"),
        needed: eb.ref("excluded.needed"),
        neededBy: eb.ref("excluded.neededBy"),
        updatedAt: now(),
        version: sql<number>`hiring_hero_metrics.version + 1`,
      })),
    )
    .execute();
}

/** `POST hiring_hero_config/dry_run`: which programs would gain or lose the badge under other thresholds. */
import { action } from "#platform/server/action.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { json } from "#platform/server/engine/describe-route.ts";
import { dayMs } from "#platform/shared/duration.ts";
import { sql } from "kysely";
import { z } from "zod";
import { countHero } from "../hero-goals.ts";
import { DryRun, type HeroConfig, heroDefaults, HiringHeroConfig } from "../hiring-hero.ts";
import { loadHeroConfig } from "./hero-config.ts";
import { loadHeroFacts } from "./hero-facts.query.ts";

/** Each is counted from its own rows: more would take longer than somebody waits. */
const maxPrograms = 300;
const maxNames = 20;

const types = Object.keys(heroDefaults) as [keyof HeroConfig, ...(keyof HeroConfig)[]];

export const dryRunHero = action({
  path: "hiring_hero_config/dry_run",
  summary: "Says which programs would gain or lose the badge under other thresholds; nothing is changed.",
  for: ["operator"],
  operators: ["content"],
  input: z.object({ values: z.partialRecord(z.enum(types), HiringHeroConfig.attributes.value) }),
  answers: { 200: json(DryRun) },
  run: async ({ db, now }, { values }) => {
    const present = await loadHeroConfig(db);
    const proposed: HeroConfig = { ...present, ...values };
    const longest = Math.max(present.long_window_days, proposed.long_window_days);
    const since = new Date(Number(now()) - longest * dayMs);
    const programs = await activePrograms(db, since);
    const gain: string[] = [];
    const lose: string[] = [];
    for (const { id, name } of programs) {
      const facts = await loadHeroFacts(db, id, since);
      const [has, would] = [present, proposed].map((config) => {
        const { goals, isNew } = countHero(facts, config, now());
        return !isNew && goals.every(({ met }) => met);
      });
      if (would && !has) gain.push(name);
      if (has && !would) lose.push(name);
    }
    const json: DryRun = {
      programs: programs.length,
      gaining: gain.length,
      losing: lose.length,
      gain: gain.slice(0, maxNames),
      lose: lose.slice(0, maxNames),
    };
    return { json };
  },
});

/** Those with the badge first, then those at which something happened lately. */
async function activePrograms(db: Queryable, since: Date): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from employers
    where claimed_at is not null and (hiring_hero
      or exists (select from conversations where employer_id = employers.id and latest_message_at >= ${since})
      or exists (select from job_listings where employer_id = employers.id and updated_at >= ${since}))
    order by hiring_hero desc, id limit ${maxPrograms}`.execute(db);
  return rows;
}

/** The thresholds of Hiring Hero: everybody reads them, operators change them. */
import type { Queryable } from "#platform/server/database/database.ts";
import { alwaysAllowed, resource } from "#platform/server/resource.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { type HeroConfig, heroDefaults, HiringHeroConfig } from "../hiring-hero.ts";

export const hiringHeroConfig = resource({
  entity: HiringHeroConfig,
  table: "hiringHeroConfigs",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { hiring_hero_config: { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: { guest: all, educator: all, employer: all, unchosen: all },
  sorts: { configType: "configType" },
  defaultSort: "configType",
  updatableBy: { value: alwaysAllowed },
});

/** What operators have not set holds as from the start. */
export async function loadHeroConfig(db: Queryable): Promise<HeroConfig> {
  const rows = await db.selectFrom("hiringHeroConfigs").select(["configType", "value"]).execute();
  const given = Object.fromEntries(rows.map(({ configType, value }) => [configType, value]));
  return { ...heroDefaults, ...given };
}

function all<R>(rows: R): R {
  return rows;
}

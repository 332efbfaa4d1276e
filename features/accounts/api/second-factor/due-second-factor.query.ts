/**
 * Whether a new session requires a second factor: always for operators who have one, for others when the
 * setting says so.
 */
import type { Config } from "#platform/server/config/config.ts";
import type { Queryable } from "#platform/server/database/database.ts";
import { readSecondFactor } from "./second-factor.ts";

export async function isSecondFactorDue(
  db: Queryable,
  { operatorSecondFactor }: Pick<Config, "operatorSecondFactor">,
  { id, userType }: { id: string; userType: string },
): Promise<boolean> {
  if (userType !== "operator") return false;
  return operatorSecondFactor === "required" || (await readSecondFactor(db, id)).isEnrolled;
}

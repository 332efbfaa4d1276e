/** What stands beside an employer for its own people: its plan, what it uses of it, and what is set up. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { mayEditEmployer } from "../../employer.policy.ts";
import { loadPlanUsage } from "../locations/plan-limits.query.ts";
import { loadSetupProgress } from "./employer-setup.query.ts";

/** On single reads alone: a list of employers has no use for it. */
export async function loadEmployerMeta(
  rows: Row<"employers">[],
  { actor, db }: Context | WriteContext,
  single: boolean,
): Promise<Map<string, Record<string, unknown>>> {
  const own = single ? rows.filter((row) => mayEditEmployer(actor, row)) : [];
  const plans = await Promise.all(own.map(({ id }) => loadPlanUsage(db, id)));
  const setups = await loadSetupProgress(
    db,
    own.map(({ id }) => id),
  );
  return new Map(own.map(({ id }, index) => [id, { plan: plans[index], setup: setups.get(id) }]));
}

/** The `meta` of an employer for its team: plan usage and setup progress. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { mayEditEmployer } from "../../employer.policy.ts";
import { loadPlanUsage } from "../locations/plan-limits.query.ts";
import { loadLastChange } from "../team/last-change.query.ts";
import { loadSetupProgress } from "./employer-setup.query.ts";

/** Only on single reads; lists do not need it. */
export async function loadEmployerMeta(
  rows: Row<"employers">[],
  context: Context | WriteContext,
  single: boolean,
): Promise<Map<string, Record<string, unknown>>> {
  const { actor, db } = context;
  const own = single ? rows.filter((row) => mayEditEmployer(actor, row)) : [];
  const plans = await Promise.all(own.map(({ id }) => loadPlanUsage(context, id)));
  const setups = await loadSetupProgress(
    db,
    own.map(({ id }) => id),
  );
  const lastChanges = await Promise.all(
    own.map(({ id }) => loadLastChange(context, { entity: "employers", id, employerId: id })),
  );
  return new Map(
    own.map(({ id }, index) => {
      const [plan, lastChange] = [plans[index], lastChanges[index]];
      return [id, { plan, setup: setups.get(id), ...(lastChange ? { lastChange } : {}) }];
    }),
  );
}

/** Locking an application's row, recording its transitions, and emitting events to later features. */
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { TransitionRole } from "#platform/shared/transitions.ts";

export type ApplicationRow = Row<"jobApplications">;

/** Reads and locks one row, so that concurrent transitions run one after the other. */
export const lockApplication = (context: Pick<WriteContext, "db">, id: string) =>
  context.db.selectFrom("jobApplications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Emits every transition, including undone ones: later features show it in conversations or end interviews. */
export const emitTransition = (context: WriteContext, before: ApplicationRow) =>
  emitChange(context, "transitioned", before, ["aasmState"]);

export async function emitChange(
  context: WriteContext,
  event:
    | "transitioned"
    | "rejection_emailed"
    | "offer_emailed"
    | "offer_accepted"
    | "offer_acceptance_undone"
    | "offer_changed",
  before: ApplicationRow,
  changed: string[],
): Promise<void> {
  const after = await lockApplication(context, before.id);
  if (after)
    await context.emit(context, `job_applications.${event}`, { id: before.id, before, after, changed });
}

interface TransitionRecord {
  id: string;
  from: string;
  to: string;
  by: TransitionRole;
  reason?: string | null;
  at: Date;
  /** When the educator may see it; null: immediately. */
  visibleAt?: Date | null;
}

/** Adds a timeline entry and an audit log entry. */
export async function recordTransition(context: WriteContext, entry: TransitionRecord): Promise<void> {
  const { id, from, to, by, reason = null, at, visibleAt = null } = entry;
  const accountId = isSignedIn(context.actor) && context.actor.accountId ? context.actor.accountId : null;
  await context.db
    .insertInto("jobApplicationEvents")
    .values({
      jobApplicationId: id,
      fromState: from,
      toState: to,
      by,
      accountId,
      reason,
      createdAt: at,
      visibleAt,
    })
    .execute();
  await recordAudit(context, {
    action: `application.${to}`,
    entity: "job_applications",
    entityId: id,
    detail: { from, to },
  });
}

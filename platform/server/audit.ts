/** The audit log: append-only, written in the transaction of what it records, under both ids when impersonated. */
import { isSignedIn } from "#platform/shared/actor.ts";
import type { WriteContext } from "./context.ts";

export interface AuditEntry {
  /** What was done, as a verb: `create`, `sign_in`, `impersonate`, `application.reject`. */
  action: string;
  /** The type of what it was done to. */
  entity: string;
  entityId?: string;
  /** Names and ids only: never texts, secrets or personal data. */
  detail?: Record<string, unknown>;
}

/** The transactions that have a row. */
const recorded = new WeakSet<object>();

/** Appends one row. */
export async function recordAudit(
  context: Pick<WriteContext, "db" | "actor">,
  entry: AuditEntry,
): Promise<void> {
  const actor = context.actor;
  recorded.add(context.db);
  await context.db
    .insertInto("auditLogs")
    .values({
      accountId: isSignedIn(actor) && actor.accountId ? actor.accountId : null,
      impersonatorId: isSignedIn(actor) ? (actor.impersonatorId ?? null) : null,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}

/** Appends the row unless the transaction has one, for writes of operators and of impersonated sessions alone. */
export async function recordSupervised(
  context: Pick<WriteContext, "db" | "actor">,
  entry: AuditEntry,
): Promise<void> {
  const { actor, db } = context;
  const isSupervised = isSignedIn(actor) && (actor.kind === "operator" || actor.impersonatorId !== undefined);
  if (isSupervised && !recorded.has(db)) await recordAudit(context, entry);
}

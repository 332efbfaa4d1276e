/** The product itself as the caller: what happens by the clock goes through the same actions as what people do. */
import type { Operator } from "#platform/shared/actor.ts";
import type { WriteContext } from "./context.ts";
import type { Transaction } from "./database/database.ts";
import type { JobContext } from "./job.ts";

/** Sees every row, and appears in no log as a person. */
export const systemActor: Operator = {
  kind: "operator",
  role: "all",
  accountId: "",
  sessionId: "",
  standing: "good",
};

export const isSystem = (actor: { accountId?: string }) => actor.accountId === "";

/** A job's context as an action's, inside a transaction of the job's own. */
export const systemContext = (
  { log, settings, now, emit }: Pick<JobContext, "log" | "settings" | "now" | "emit">,
  db: Transaction,
): WriteContext => ({
  db,
  actor: systemActor,
  language: "en",
  log,
  requestId: "job",
  address: "",
  origin: settings.origin,
  productOrigin: settings.origin,
  now,
  emit,
});

/** POST error_reports: a browser reports a failure. Open to everyone, a few times a minute. */
import { z } from "zod";
import { isSignedIn } from "#platform/shared/actor.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { action } from "../action.ts";
import { nothing } from "../engine/describe-route.ts";
import { tooManyRequests } from "../errors.ts";
import { reportError } from "./report-error.ts";

/** A browser's trace of fifty calls has about 8,000 characters; more than 4,000 are not stored. */
const maxStackLength = 20_000;

const Report = z.object({
  message: z.string().min(1).max(5_000),
  stack: z.string().max(maxStackLength).nullish(),
  url: z.string().max(5_000).nullish(),
  /** Of the request that failed, when one did. */
  requestId: z.string().max(200).nullish(),
  userAgent: z.string().max(1_000).nullish(),
});

export const reportErrorAction = action({
  path: "error_reports",
  for: ["guest", "educator", "employer", "unchosen", "operator"],
  operators: operatorRoles,
  access: "everyone",
  input: Report,
  summary: "Reports a failure that happened in the browser.",
  answers: { 204: nothing },
  async run(context, { message, stack, url, requestId, userAgent }) {
    takeFromBudget(context.address, context.now().getTime());
    await reportError(context, {
      source: "browser",
      error: Object.assign(new Error(message), { name: "Error", stack: stack ?? undefined }),
      url: url ?? undefined,
      requestId: requestId ?? context.requestId,
      accountId: isSignedIn(context.actor) ? context.actor.accountId : undefined,
      userAgent: userAgent ?? undefined,
    });
    return { status: 204 };
  },
});

/** Per address and process; a page that fails in a loop must not fill the table. */
const maxPerMinute = 20;
let window = { startedAt: 0, counts: new Map<string, number>() };

function takeFromBudget(address: string, now: number): void {
  // Also where the clock was set back: nobody waits for the old time to come again.
  if (Math.abs(now - window.startedAt) >= 60_000) window = { startedAt: now, counts: new Map() };
  const count = (window.counts.get(address) ?? 0) + 1;
  window.counts.set(address, count);
  if (count > maxPerMinute) throw tooManyRequests(Math.ceil((window.startedAt + 60_000 - now) / 1_000));
}

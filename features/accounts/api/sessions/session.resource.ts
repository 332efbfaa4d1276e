/** `account/sessions`: lists where the account is signed in, and ends sessions. */
import { action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { resource, type Row, type Rows } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { mayChangeCredentials } from "../../account.policy.ts";
import { deviceName } from "../../device-name.ts";
import { Session } from "../../session.ts";
import { revokeOtherSessions, revokeSession } from "./session-tokens.ts";
import { requireAccountOwner } from "./require-owner.ts";

type SessionRow = Row<"sessions">;

const people = ["educator", "employer", "unchosen", "operator"] as const;

/**
 * The open sessions of the current account. An impersonating operator neither sees them nor is listed among
 * them.
 */
const ownSessions = (rows: Rows<"sessions">, me: Actor) =>
  rows
    .where("sessions.accountId", "=", isSignedIn(me) && !me.impersonatorId ? me.accountId : noAccountId)
    .where("sessions.impersonatorId", "is", null)
    .where("sessions.revokedAt", "is", null)
    .where("sessions.expiresAt", ">", new Date());

const noAccountId = "00000000-0000-0000-0000-000000000000";

export const sessions = resource({
  entity: Session,
  table: "sessions",
  operators: operatorAccess.own,
  access: "everyone",
  collections: { "account/sessions": { for: [...people], delete: [...people] } },
  visibleTo: Object.fromEntries(people.map((kind) => [kind, ownSessions])),
  fields: {
    browser: { read: ({ userAgent }: SessionRow) => deviceName(userAgent).browser },
    system: { read: ({ userAgent }: SessionRow) => deviceName(userAgent).system },
    device: { read: ({ userAgent }: SessionRow) => deviceName(userAgent).device },
    current: { read: ({ id }: SessionRow, me) => isSignedIn(me) && me.sessionId === id },
  },
  sorts: { lastUsedAt: "lastUsedAt" },
  defaultSort: "-lastUsedAt",
  delete: (actor: Actor, { accountId }: SessionRow) => mayChangeCredentials(actor, { id: accountId }),
  remove: (context, row) => endSession(context, row),
});

const endSession = ({ db, now }: WriteContext, { id }: SessionRow): Promise<void> =>
  revokeSession(db, id, now());

/** `DELETE account/sessions`: ends all other sessions. */
export const endOtherSessions = action({
  method: "DELETE",
  path: "account/sessions",
  summary: "Ends all sessions of the account but the one that asks.",
  for: [...people],
  access: "everyone",
  input: z.object({}),
  find: async ({ actor }) => requireAccountOwner(actor),
  answers: { 204: nothing },
  run: async (context, _input, me) => {
    const ended = await revokeOtherSessions(context.db, me.accountId, me.sessionId, context.now());
    const detail = { count: ended.length };
    await recordAudit(context, {
      action: "end_other_sessions",
      entity: "account",
      entityId: me.accountId,
      detail,
    });
    return { status: 204 };
  },
});

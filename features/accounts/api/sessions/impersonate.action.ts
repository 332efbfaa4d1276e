/** An operator impersonates an account, for a recorded reason; the token carries `act`. */
import { action } from "#platform/server/action.ts";
import { success } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { forbidden, notFound } from "#platform/server/errors.ts";
import type { Config } from "#platform/server/config/config.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { tokenHeaders } from "../api-guard-answers.ts";
import { openSession } from "./session-tokens.ts";

const reason = z.string(/*i18n*/ "Say why").trim().min(3, /*i18n*/ "Say why").max(500);

export const impersonate = (config: Pick<Config, "tokenSecret">) =>
  action({
    path: "accounts/:id/impersonate",
    skipIdempotency: true,
    summary: "Act as an account for an hour at most; needs a reason. The token cannot be refreshed.",
    for: ["operator"],
    operators: ["support"],
    input: z.object({ reason }),
    // Not `on`: a closed or locked account is nobody one can act as.
    find: async ({ db }, { id }) => {
      const account = z.uuid().safeParse(id).success
        ? await db
            .selectFrom("accounts")
            .select(["id", "userType"])
            .where("id", "=", id!)
            .where("closedAt", "is", null)
            .where("lockedAt", "is", null)
            .executeTakeFirst()
        : undefined;
      if (!account) throw notFound();
      return account;
    },
    answers: { 200: success() },
    run: async (context, input, account) => {
      const { db, actor } = context;
      if (account.userType === "operator") throw forbidden(/*i18n*/ "Operators can't act as each other.");
      if (!isSignedIn(actor)) throw notFound();
      const parts = {
        accountId: account.id,
        userType: account.userType,
        impersonator: { id: actor.accountId, sessionId: actor.sessionId },
      };
      const pair = await openSession(db, config.tokenSecret, parts, context.now());
      await recordAudit(context, {
        action: "impersonate",
        entity: "account",
        entityId: account.id,
        detail: { reason: input.reason },
      });
      return { status: 200, headers: tokenHeaders(pair), json: { status: "success" } };
    },
  });

/**
 * What operators do for people who ask for help, each for a recorded reason: `POST accounts/{id}/send_reset_link`,
 * `end_sessions`, `export`, `close` and `restore`. What is sent goes to the owner of the account alone.
 */
import { type Action, action, type ActionReply } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { conflict, forbidden, notFound } from "#platform/server/errors.ts";
import type { Job } from "#platform/server/job.ts";
import type { Row } from "#platform/server/resource.ts";
import { z } from "zod";
import { closeAccount, restoreAccount } from "./close-account.action.ts";
import { revokeOtherSessions } from "./sessions/session-tokens.ts";
import { requestExport } from "./export/export.resource.ts";
import { emailResetLink } from "./passwords/reset-password.action.ts";

const reason = z.string(/*i18n*/ "Say why").trim().min(3, /*i18n*/ "Say why").max(500);

export const supportAccountActions = (prepare: Job<{ exportId: string }>): Action[] => [
  forAccount(
    "send_reset_link",
    "Mails the owner a link to choose a new password.",
    async (context, account) => {
      if (account.lockedAt) throw conflict(/*i18n*/ "This account is locked already.");
      await emailResetLink(context, context.db, account);
    },
  ),
  forAccount("end_sessions", "Logs an account out everywhere.", async ({ db, now }, { id }) => {
    await revokeOtherSessions(db, id, null, now());
  }),
  forAccount(
    "export",
    "Prepares an export of all data of the account, for its owner.",
    async (context, { id }) => {
      await requestExport(context, id, prepare);
    },
  ),
  forAccount(
    "close",
    "Deletes an account as its owner would: it can be restored for 30 days.",
    async (context, account) => {
      if (account.closedAt) throw conflict(/*i18n*/ "This account is closed already.");
      await closeAccount(context, account);
    },
  ),
  forAccount("restore", "Restores a deleted account that is not erased yet.", async (context, account) => {
    if (!account.closedAt) throw conflict(/*i18n*/ "This account is not deleted.");
    await restoreAccount(context, account.id);
  }),
];

function forAccount(
  verb: string,
  summary: string,
  run: (context: WriteContext, account: Row<"accounts">) => Promise<void>,
): Action {
  return action({
    path: `accounts/:id/${verb}`,
    summary: `${summary} Needs a reason.`,
    for: ["operator"],
    operators: ["support"],
    input: z.object({ reason }),
    find: findPerson,
    answers: { 200: resourceDocument("account") },
    run: async (context, input, account): Promise<ActionReply> => {
      await run(context, account);
      const detail = { reason: input.reason };
      await recordAudit(context, { action: verb, entity: "account", entityId: account.id, detail });
      return { resource: { type: "account", id: account.id } };
    },
  });
}

/** Not `on`: operators look after each other in other ways. */
async function findPerson({ db }: WriteContext, { id }: Record<string, string>): Promise<Row<"accounts">> {
  const account = z.uuid().safeParse(id).success
    ? await db
        .selectFrom("accounts")
        .selectAll()
        .where("id", "=", id!)
        .where("erasedAt", "is", null)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!account) throw notFound();
  if (account.userType === "operator")
    throw forbidden(/*i18n*/ "An operator's account is closed by another operator.");
  return account;
}

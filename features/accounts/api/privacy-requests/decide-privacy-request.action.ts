/** `POST privacy_requests/{id}/{send_copy, erase, answer, refuse}`: what operators do about a confirmed request. */
import { brandById } from "#features/brands/api/brand-of-account.ts";
import { mailBrandOf, originOf } from "#features/brands/api/brand-of-host.ts";
import { type Action, action } from "#platform/server/action.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { TokenSigner } from "#platform/server/crypto/signed-token.ts";
import type { Transaction } from "#platform/server/database/database.ts";
import { resourceDocument } from "#platform/server/engine/describe-route.ts";
import { conflict } from "#platform/server/errors.ts";
import { sendMail } from "#platform/server/mail/send.ts";
import { eraseRows } from "#platform/server/personal-data/erase-rows.ts";
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import type { Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { PrivacyRequest } from "../../privacy-request.ts";
import { type PrivacyRequestState, privacyRequestTimes } from "../../privacy-request-constants.ts";
import { personByEmail, tablesByEmail } from "./person-by-email.ts";
import { copyUse } from "./privacy-copy.route.ts";
import { privacyAnswerMail, type PrivacyOutcome } from "./privacy-request.mail.ts";

type RequestRow = Row<"privacyRequests">;

const none = z.object({});
const words = z.object({
  reason: z
    .string(/*i18n*/ "Say why")
    .trim()
    .min(1, /*i18n*/ "Say why")
    .max(2000, /*i18n*/ "Use 2,000 characters or fewer"),
});

export function decidePrivacyRequest(tokens: TokenSigner, tables: () => readonly PersonalTable[]): Action[] {
  return [
    decision(
      "send_copy",
      "Mails the person a link to a copy of what is kept under their address.",
      none,
      "done",
      {
        run: async (context, request) => {
          await requireNoAccount(context, request);
          const token = await tokens.sign(copyUse, request.id, privacyRequestTimes.copyDays * 86_400);
          await tell(context, request, "copy", "", token);
        },
      },
    ),
    decision("erase", "Erases what is kept under the person's address, and tells them.", none, "done", {
      run: async (context, request) => {
        await requireNoAccount(context, request);
        // Before the mail that says so: it is erased with the others once its time is over.
        for (const table of tablesByEmail(tables()))
          if (table.table !== "privacyRequests")
            await eraseRows(context.db as Transaction, table, personByEmail(request.email));
        await tell(context, request, "erased", "", "");
      },
    }),
    decision("answer", "Answers a request in words: what was corrected, for instance.", words, "done", {
      run: (context, request, { reason }) => tell(context, request, "answered", reason, ""),
    }),
    decision("refuse", "Refuses a request, with the reason.", words, "refused", {
      run: (context, request, { reason }) => tell(context, request, "refused", reason, ""),
    }),
  ];
}

function decision<S extends z.ZodType>(
  verb: string,
  summary: string,
  input: S,
  state: PrivacyRequestState,
  { run }: { run: (context: WriteContext, request: RequestRow, input: z.output<S>) => Promise<void> },
): Action {
  return action({
    path: `privacy_requests/:id/${verb}`,
    summary,
    for: ["operator"],
    operators: ["support"],
    input,
    on: PrivacyRequest,
    answers: { 200: resourceDocument("privacy_requests") },
    run: async (context, given, request) => {
      if (request.state !== "open")
        throw conflict(/*i18n*/ "Somebody else decided this meanwhile.", { code: "decided_meanwhile" });
      await run(context, request, given);
      const { actor, now } = context;
      const answer = typeof given === "object" && given && "reason" in given ? String(given.reason) : "";
      await changeRow(
        context,
        "privacyRequests",
        request,
        { state, answer, decidedAt: now(), decidedById: isSignedIn(actor) ? actor.accountId : null },
        { audit: `privacy_request.${verb}` },
      );
      return { resource: { type: "privacy_requests", id: request.id } };
    },
  });
}

/** Who has an account downloads and deletes there: a request by mail must not do it behind its back. */
async function requireNoAccount({ db }: WriteContext, { email }: RequestRow): Promise<void> {
  const account = await db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", email)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  if (account)
    throw conflict(/*i18n*/ "There is an account with this address: use what its page offers.", {
      code: "has_account",
    });
}

async function tell(
  context: WriteContext,
  { id, email, language, brandId }: RequestRow,
  outcome: PrivacyOutcome,
  note: string,
  token: string,
): Promise<void> {
  const { db, productOrigin } = context;
  const brand = await brandById(db, brandId);
  await sendMail(db, {
    key: `privacy-answer:${id}`,
    to: email,
    template: privacyAnswerMail({ outcome, note, token }),
    language: language === "es" ? "es" : "en",
    brand: mailBrandOf(brand, originOf(brand, productOrigin)),
  });
}

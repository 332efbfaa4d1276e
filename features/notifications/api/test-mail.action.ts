/** `POST notification_catalogue/{id}/test`: a mail with sample data, to the operator who asks, in a language. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { notFound, unauthorized } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { languages } from "#platform/shared/language.ts";
import { z } from "zod";
import type { DeclaredMessages } from "./catalogue.route.ts";

export const testMail = (declared: () => DeclaredMessages) =>
  action({
    path: "notification_catalogue/:id/test",
    summary: "Mails a message with sample data to the operator who asks.",
    for: ["operator"],
    operators: ["content", "support"],
    input: z.object({ language: z.enum(languages).default("en") }),
    answers: { 204: nothing },
    run: async (context, { language }, { id }) => {
      const { db, actor, now } = context;
      if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
      const mail = declared().mails.find((one) => one.id === id);
      if (!mail) throw notFound();
      const reader = await db
        .selectFrom("accounts")
        .select(["id", "email"])
        .where("id", "=", actor.accountId)
        .executeTakeFirstOrThrow();
      const key = `sample:${id}:${reader.id}:${Number(now())}`;
      await emailAccount(db, context, { ...reader, language }, key, mail.preview());
      return { status: 204 };
    },
  });

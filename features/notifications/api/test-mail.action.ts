/** `POST notification_catalogue/{id}/test`: a mail with sample data, to the operator who asks, in a language. */
import { mailBrandAt } from "#features/brands/api/brand-of-host.ts";
import { action } from "#platform/server/action.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { notFound, unauthorized } from "#platform/server/errors.ts";
import { sendMail } from "#platform/server/mail/send.ts";
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
    run: async ({ db, actor, origin, now }, { language }, { id }) => {
      if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
      const mail = declared().mails.find((one) => one.id === id);
      if (!mail) throw notFound();
      const { email } = await db
        .selectFrom("accounts")
        .select("email")
        .where("id", "=", actor.accountId)
        .executeTakeFirstOrThrow();
      await sendMail(db, {
        key: `sample:${id}:${actor.accountId}:${Number(now())}`,
        ...{ to: email, template: mail.preview(), language, brand: await mailBrandAt(db, origin) },
      });
      return { status: 204 };
    },
  });

/** News over JSON:API: operators write them, send themselves a test, and send them to all who asked for news. */
import { emailAccount } from "#features/accounts/api/emails/email-account.ts";
import { action } from "#platform/server/action.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { nothing } from "#platform/server/engine/describe-route.ts";
import { conflict, unauthorized } from "#platform/server/errors.ts";
import { resource, type Row } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { NewsMail } from "../../news-mail.ts";
import { newsOf } from "./news.mail.ts";
import { sendNews } from "./send-news.job.ts";

const {
  state: _state,
  sentAt: _sentAt,
  createdAt: _created,
  updatedAt: _updated,
  ...written
} = NewsMail.attributes;

const input = z.strictObject({
  ...written,
  audience: written.audience.default("everyone"),
  path: written.path.default("/"),
  brandId: z.uuid().nullish(),
});

/** What went out stays as it was read. */
const isDraft = (_actor: Actor, { state }: Row<"newsMails">) => state === "draft";

export const newsMails = resource({
  entity: NewsMail,
  table: "newsMails",
  operators: { read: ["content"], write: ["content"] },
  collections: { news_mails: { for: [] } },
  visibleTo: {},
  includes: ["brand"],
  sorts: { createdAt: "createdAt" },
  defaultSort: "-createdAt",
  create: {
    input,
    run: async ({ db }: WriteContext, news: z.output<typeof input>) => {
      const { id } = await db.insertInto("newsMails").values(news).returning("id").executeTakeFirstOrThrow();
      return id;
    },
  },
  updatableBy: Object.fromEntries(Object.keys(written).map((name) => [name, isDraft])),
  delete: isDraft,
});

/** `POST news_mails/{id}/test`: the operator reads it as its readers will. */
export const testNews = action({
  path: "news_mails/:id/test",
  summary: "Mails news to the operator who asks, as its readers will get them.",
  for: ["operator"],
  operators: ["content"],
  on: NewsMail,
  input: z.object({}),
  answers: { 204: nothing },
  run: async (context, _input, news) => {
    const { db, actor, now } = context;
    if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
    const reader = await db
      .selectFrom("accounts")
      .select(["id", "email", "language"])
      .where("id", "=", actor.accountId)
      .executeTakeFirstOrThrow();
    await emailAccount(
      db,
      context,
      reader,
      `news-test:${news.id}:${reader.id}:${Number(now())}`,
      newsOf(news),
    );
    return { status: 204 };
  },
});

/** `POST news_mails/{id}/send`: once. */
export const startNews = action({
  path: "news_mails/:id/send",
  summary: "Mails news to all who asked for news; it can be sent only once.",
  for: ["operator"],
  operators: ["content"],
  on: NewsMail,
  input: z.object({}),
  run: async (context, _input, { id, state, subjectEn }) => {
    if (state !== "draft") throw conflict(/*i18n*/ "This was sent already.", { code: "already_sent" });
    await changeRow(context, "newsMails", { id }, { state: "sending" });
    const detail = { subject: subjectEn };
    await recordAudit(context, { action: "send", entity: "news_mails", entityId: id, detail });
    await sendNews.enqueue(context.db, { newsId: id }, { key: id });
    return { resource: { type: "news_mails", id } };
  },
});

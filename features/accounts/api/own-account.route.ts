/** `GET account`, `PUT account`, and the link that confirms a new address. */
import { audit } from "#platform/server/audit.ts";
import { closeSockets } from "#platform/server/cable/announce.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { flatBody, type Input, parseFields } from "#platform/server/engine/body.ts";
import { etag, ifMatch } from "#platform/server/engine/etag.ts";
import {
  checkAccept,
  checkContentType,
  jsonBody,
  sendDocument,
} from "#platform/server/engine/negotiation.ts";
import { change, staleRow } from "#platform/server/engine/write.ts";
import { readOne } from "#platform/server/engine/read.ts";
import { forbidden, invalidFields, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { mayChangeCredentials } from "../account.policy.ts";
import { email, emailTaken, password } from "../credentials.ts";
import { confirmEmailMail } from "./account.mail.ts";
import { accountDocument, accounts } from "./account.resource.ts";
import { mailAccount } from "./mail-account.ts";
import { hashPassword, isRight } from "./password.ts";
import { hashOf, newSecret, revokeOtherSessions } from "./session.ts";

const credentials = z.object({ email: email.optional(), password: password.optional() });
const confirmHours = 48;

export function ownAccount(server: FastifyInstance, platform: Platform): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  server.get("/account", async (request, reply) => {
    checkAccept(request.headers.accept);
    const context = await platform.contextOf(request);
    return sendAccount(reply, context);
  });

  for (const method of ["PUT", "PATCH"] as const) {
    server.route({
      method,
      url: "/account",
      handler: async (request, reply) => {
        checkAccept(request.headers.accept);
        const context = await platform.contextOf(request);
        if (!isSignedIn(context.actor)) throw unauthorized(/*i18n*/ "Please log in.");
        checkContentType(request, true);
        const input = flatBody(jsonBody(request));
        const version = ifMatch(request);
        await context.db
          .transaction()
          .execute((db) => changeAccount(platform, { ...context, db }, input, version));
        return sendAccount(reply, context);
      },
    });
  }

  server.get<{ Querystring: { token?: string } }>("/account/confirm_email", async (request, reply) => {
    const context = await platform.contextOf(request, { asGuest: true });
    const confirmed = await confirmEmail(context, String(request.query.token ?? ""));
    return reply.redirect(confirmed ? "/login?confirmed=yes" : "/login?confirmed=no");
  });

  async function sendAccount(reply: FastifyReply, context: Context) {
    const { document, version } = await accountDocument(platform, context);
    return sendDocument(reply.header("ETag", etag(version)), document);
  }
}

/** Plain attributes go the engine's way; a new address or password needs the current password besides. */
async function changeAccount(
  { registry }: Platform,
  context: WriteContext,
  input: Input,
  version: number | null,
): Promise<void> {
  const { email: newEmail, password: newPassword, currentPassword, ...plain } = input.values;
  const { actor } = context;
  if (!isSignedIn(actor)) return;
  const row = (await readOne(accounts, null, context, actor.accountId))!;
  if (version !== null && version !== row.version) throw staleRow();
  if (newEmail !== undefined || newPassword !== undefined) {
    if (!mayChangeCredentials(actor, { id: actor.accountId })) {
      throw forbidden(/*i18n*/ "You can't change that while you act for somebody else.");
    }
    const wanted = parseFields(credentials, { ...input, values: { email: newEmail, password: newPassword } });
    await changeCredentials(context, actor, wanted, String(currentPassword ?? ""), input);
  }
  if (Object.keys(plain).length === 0) return;
  await change(registry, accounts, context, row, { ...input, values: plain }, version);
}

async function changeCredentials(
  context: WriteContext,
  actor: { accountId: string; sessionId: string },
  wanted: z.output<typeof credentials>,
  currentPassword: string,
  input: Input,
): Promise<void> {
  const { db } = context;
  const account = await db
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  if (!(await isRight(account.passwordHash, currentPassword))) {
    throw invalidFields(
      [{ field: "currentPassword", message: /*i18n*/ "That is not your current password" }],
      input.pointer,
    );
  }
  if (wanted.password) {
    const passwordHash = await hashPassword(wanted.password);
    await db
      .updateTable("accounts")
      .set({ passwordHash, mustChangePassword: false })
      .where("id", "=", account.id)
      .execute();
    await closeSockets(db, await revokeOtherSessions(db, account.id, actor.sessionId, context.now()));
    await audit({ ...context, db }, { action: "change_password", entity: "account", entityId: account.id });
  }
  if (wanted.email && wanted.email !== account.email)
    await askToConfirm(context, account, wanted.email, input);
}

async function askToConfirm(
  context: WriteContext,
  account: { id: string; firstName: string; language: string },
  address: string,
  input: Input,
): Promise<void> {
  const { db } = context;
  const taken = await db.selectFrom("accounts").select("id").where("email", "=", address).executeTakeFirst();
  if (taken) throw invalidFields([{ field: "email", message: emailTaken, code: "taken" }], input.pointer);
  await db.updateTable("accounts").set({ unconfirmedEmail: address }).where("id", "=", account.id).execute();
  const token = newSecret();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(context.now().getTime() + confirmHours * 3_600_000);
  await db
    .insertInto("accountTokens")
    .values({ tokenHash, accountId: account.id, purpose: "confirm_email", expiresAt })
    .execute();
  const mail = confirmEmailMail({ firstName: account.firstName, token });
  await mailAccount(
    db,
    context,
    { ...account, email: address },
    `confirm-email:${tokenHash.toString("hex")}`,
    mail,
  );
}

/** Replaces the old address by the one the link was sent to, unless somebody took it meanwhile. */
async function confirmEmail(context: Context, token: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const link = await db
      .updateTable("accountTokens")
      .set({ usedAt: context.now() })
      .where("tokenHash", "=", hashOf(token))
      .where("purpose", "=", "confirm_email")
      .where("usedAt", "is", null)
      .where("expiresAt", ">", context.now())
      .returning("accountId")
      .executeTakeFirst();
    if (!link) return false;
    const account = await db
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", link.accountId)
      .executeTakeFirstOrThrow();
    if (!account.unconfirmedEmail) return false;
    const taken = await db
      .selectFrom("accounts")
      .select("id")
      .where("email", "=", account.unconfirmedEmail)
      .executeTakeFirst();
    if (taken) return false;
    await db
      .updateTable("accounts")
      .set({ email: account.unconfirmedEmail, unconfirmedEmail: null })
      .where("id", "=", account.id)
      .execute();
    await audit({ ...context, db }, { action: "change_email", entity: "account", entityId: account.id });
    return true;
  });
}

/**
 * Accounts over JSON:API: `GET account` and `PUT account` for the current account, the collection for
 * operators.
 */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { singleDocument } from "#platform/server/engine/document.ts";
import { readOne } from "#platform/server/engine/read.ts";
import { listParam } from "#platform/server/engine/query.ts";
import { notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { Account, userTypes } from "../account.ts";
import { isOperator, isOwnAccount } from "../account.policy.ts";
import { findAccountPhone } from "./sms/phone-number.query.ts";
import { readSecondFactor } from "./second-factor/second-factor.ts";
import { setSmsConsent } from "./sms/sms-consent.action.ts";

export const accounts = resource({
  entity: Account,
  table: "accounts",
  access: "everyone",
  collections: { accounts: { for: [] } },
  visibleTo: {
    educator: (rows, me) => rows.where("accounts.id", "=", me.accountId),
    employer: (rows, me) => rows.where("accounts.id", "=", me.accountId),
    unchosen: (rows, me) => rows.where("accounts.id", "=", me.accountId),
  },
  filters: {
    q: filter(z.string().max(200), (rows, q) =>
      rows.where("accounts.email", "like", `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`),
    ),
    userType: filter(listParam(z.enum(userTypes)), (rows, types) =>
      rows.where("accounts.userType", "in", types),
    ),
  },
  sorts: { createdAt: "createdAt", email: "email" },
  fields: {
    smsNotifications: { read: (row: Row<"accounts">) => row.smsNotifications, save: setSmsConsent },
  },
  readableBy: { lockedAt: isOperator },
  updatableBy: {
    emailNotifications: isOwnAccount,
    smsNotifications: isOwnAccount,
    language: isOwnAccount,
    firstName: isOwnAccount,
    lastName: isOwnAccount,
  },
});

/** The document of the caller's own account. */
export async function accountDocument({ registry }: Platform, context: Context) {
  const { actor } = context;
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  const row = await readOne(accounts, null, context, actor.accountId);
  if (!row) throw notFound();
  const profiles = await userProfileIds([row], context);
  const whole = { ...row, userProfileId: profiles.get(row.id) ?? null };
  const document = await singleDocument(registry, accounts, context, whole, {
    include: null,
    fields: new Map(),
  });
  // The collection is the operators': its owner reads an account where it was read.
  const links = { self: `${registry.base}/account` };
  const { phoneNumber, isVerified } = await findAccountPhone(context.db, actor.accountId);
  const meta = {
    standing: actor.standing,
    phone: { number: phoneNumber, isVerified },
    hasPassword: row.passwordHash !== null,
    ...(actor.kind === "operator" && { secondFactor: await readSecondFactor(context.db, actor.accountId) }),
  };
  return { version: row.version!, document: { ...document, data: { ...document.data, links }, links, meta } };
}

async function userProfileIds(
  rows: { id: string }[],
  { db }: Context | WriteContext,
): Promise<Map<string, unknown>> {
  const profiles = await db
    .selectFrom("userProfiles")
    .select(["id", "accountId"])
    .where(
      "accountId",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(profiles.map(({ id, accountId }) => [accountId, id]));
}

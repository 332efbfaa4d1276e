/**
 * Accounts over JSON:API: `GET account` and `PUT account` for the current account, the collection for
 * operators.
 */
import type { Context } from "#platform/server/context.ts";
import { singleDocument } from "#platform/server/engine/document.ts";
import { readOne } from "#platform/server/engine/read.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { notFound, unauthorized } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { filter, resource, type Row } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { hasOperatorRole, operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { Account, userTypes } from "../account.ts";
import { isOperator, isOwnAccount, mayChangeOperatorRole } from "../account.policy.ts";
import { findAccountPhone } from "./sms/phone-number.query.ts";
import { readSecondFactor } from "./second-factor/second-factor.ts";
import { setSmsConsent } from "./sms/sms-consent.action.ts";

export const accounts = resource({
  entity: Account,
  table: "accounts",
  operators: operatorAccess.own,
  access: "everyone",
  collections: { accounts: { for: [] } },
  visibleTo: {
    operator: (rows, me) =>
      hasOperatorRole(me, operatorAccess.contacts.read) ? rows : rows.where("accounts.id", "=", me.accountId),
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
  relatedLinks: {
    employerProfiles: ({ id, userType }, me) =>
      userType === "employer" && isOwnAccount(me, { id }) ? "employers/employer_profiles" : null,
    emailPreferences: ({ id, userType }, me) =>
      userType !== "operator" && isOwnAccount(me, { id }) ? "account_email_preferences" : null,
  },
  readableBy: { lockedAt: isOperator, operatorRole: isOperator },
  updatableBy: {
    operatorRole: mayChangeOperatorRole,
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
  const { accountId } = actor;
  const [row, userProfileId, { phoneNumber, isVerified }, secondFactor] = await Promise.all([
    readOne(accounts, null, context, accountId),
    findUserProfileId(context, actor),
    findAccountPhone(context.db, accountId),
    actor.kind === "operator" && readSecondFactor(context.db, accountId),
  ]);
  if (!row) throw notFound();
  const whole = { ...row, userProfileId };
  const document = await singleDocument(registry, accounts, context, whole, {
    include: null,
    fields: new Map(),
  });
  // The collection is the operators': its owner reads an account where it was read.
  const links = { self: `${registry.base}/account` };
  const meta = {
    standing: actor.standing,
    phone: { number: phoneNumber, isVerified },
    hasPassword: row.passwordHash !== null,
    ...(secondFactor && { secondFactor }),
  };
  return { version: row.version!, document: { ...document, data: { ...document.data, links }, links, meta } };
}

/** Who is about to restore an account acts as nobody, and still has the profile. */
async function findUserProfileId({ db }: Context, actor: Actor): Promise<string | null> {
  if (actor.kind === "educator") return actor.userProfileId;
  if (actor.kind !== "unchosen") return null;
  const profile = await db
    .selectFrom("userProfiles")
    .select("id")
    .where("accountId", "=", actor.accountId)
    .executeTakeFirst();
  return profile?.id ?? null;
}

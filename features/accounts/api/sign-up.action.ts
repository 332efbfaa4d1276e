/** Signing up: creates the account; listeners of its event create the educator's profile or the employer. */
import { randomUUID } from "node:crypto";
import { brandAt } from "#features/brands/api/brand-of-host.ts";
import { recordAudit } from "#platform/server/audit.ts";
import type { Context, WriteContext } from "#platform/server/context.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { z } from "zod";
import {
  email,
  emailTaken,
  firstName,
  lastName,
  password,
  passwordMissing,
  passwordsDiffer,
} from "../credentials.ts";
import { phoneRequired } from "../sms-consent.ts";
import { recordAgreement } from "./legal-agreement.resource.ts";
import { isEmailProven } from "./email-code/email-code.ts";
import { alreadyHasAccountMail } from "./account.mail.ts";
import {
  isEmailTaken,
  markEmailVerified,
  sendConfirmationLink,
} from "./confirm-email/confirm-email.action.ts";
import { emailAccount } from "./emails/email-account.ts";
import { linkIdentity } from "./openid/link-identity.action.ts";
import { consumeProof } from "./openid/openid-flow.ts";
import { flowExpired } from "./openid/sign-in-with-identity.action.ts";
import { hashPassword } from "./passwords/password.ts";
import { rejectWeakPassword } from "./passwords/reject-weak-password.ts";
import { consentText } from "./sms/sms-consent.action.ts";
import { openSession, type TokenPair } from "./sessions/session-tokens.ts";

export const signUpInput = z
  .object({
    email,
    password: password.optional(),
    passwordConfirmation: z.string().optional(),
    firstName,
    lastName,
    userType: z.enum(["educator", "employer"], /*i18n*/ "Choose whether you look for a job or hire"),
    zipCode: z.string().trim().optional(),
    phoneNumber: z.string().trim().max(40).optional(),
    smsNotifications: z.boolean().optional(),
    geographyId: z.uuid().optional(),
    employerName: z.string().trim().max(200).optional(),
    position: z.string().trim().max(100).optional(),
    centerType: z.string().trim().max(100).optional(),
    website: z.string().trim().max(300).optional(),
    address: z.string().trim().max(300).optional(),
    capacity: z.int().optional(),
    claimEmployerId: z.uuid().optional(),
    licenseNumber: z.string().trim().max(60).optional(),
    /** From a code mailed to the address: it needs no confirmation. */
    emailProof: z.string().max(2000).optional(),
    /** Of a person at Google or Apple, who logs in that way and needs no password. */
    identityProof: z.string().max(100).optional(),
    referrer: z.string().trim().max(200).optional(),
    // The employer's fields are validated by the listener that creates the employer: here they only pass
    // through.
    moreLocations: z.array(z.looseObject({})).max(20).optional(),
    invitations: z.array(z.looseObject({})).max(10).optional(),
  })
  .refine((input) => input.password !== undefined || input.identityProof, {
    path: ["password"],
    message: passwordMissing,
  })
  .refine((input) => input.userType !== "educator" || !input.smsNotifications || input.phoneNumber, {
    path: ["phoneNumber"],
    message: phoneRequired,
  })
  .refine(
    (input) => input.passwordConfirmation === undefined || input.passwordConfirmation === input.password,
    {
      path: ["passwordConfirmation"],
      message: passwordsDiffer,
    },
  );

export type SignUp = z.output<typeof signUpInput>;

/**
 * Creates the account and opens its first session. A taken address is rejected explicitly; with neutral
 * answers on, nobody gets a session here, and the address's owner is emailed instead; unless the caller has
 * proven to be the owner.
 */
export async function signUp(
  platform: Platform,
  context: Context,
  input: SignUp,
  userAgent?: string,
): Promise<TokenPair | undefined> {
  const brand = await brandAt(context.db, context.origin);
  if (input.userType === "employer" && brand?.removeSchoolSignup) throw forbidden(noEmployers);
  const passwordHash = await hashNewPassword(context, input);
  const isProvenByCode = await isEmailProven(platform.config.tokenSecret, context.now, input);
  const isNeutral = platform.config.neutralSignUp && !isProvenByCode && !input.identityProof;
  const made = await context.db.transaction().execute(async (db) => {
    const write: WriteContext = { ...context, db };
    const account = await insertAccount(write, input, { passwordHash, brandId: brand?.id ?? null });
    if (!account) return "taken";
    await emitSignUp(platform, write, account.id, input);
    const isProven = (await linkNewcomer(write, account.id, input, isProvenByCode)) || isProvenByCode;
    const { email, firstName } = input;
    const owner = { id: account.id, email, firstName, language: context.language };
    if (isProven) await markEmailVerified(write, account.id);
    else await sendConfirmationLink(write, owner, email);
    if (isNeutral) return undefined;
    const parts = { accountId: account.id, userType: input.userType, userAgent, address: context.address };
    return openSession(db, platform.config.tokenSecret, parts, context.now());
  });
  if (made !== "taken") return made;
  if (!isNeutral) throw emailIsTaken();
  await answerAsIfNew(platform, context, input, passwordHash);
  await context.db.transaction().execute(async (db) => mailOwner({ ...context, db }, input.email));
  return undefined;
}

/** Null where somebody comes by way of a provider and chose none. */
async function hashNewPassword({ db }: Context, input: SignUp): Promise<string | null> {
  if (input.password === undefined) return null;
  await rejectWeakPassword(db, input.password, input, (field) => `/${field}`);
  return hashPassword(input.password);
}

/**
 * Links the person at a provider with whom somebody signs up. True where that proves the address, too; another
 * address, or one that the provider does not answer for, needs a proof of its own.
 */
async function linkNewcomer(
  context: WriteContext,
  accountId: string,
  { identityProof, email }: SignUp,
  isProvenByCode: boolean,
): Promise<boolean> {
  if (identityProof === undefined) return false;
  const flow = await consumeProof(context.db, identityProof, context.now());
  const isProven = flow?.isEmailProven === true && flow.email === email;
  if (!flow || !(isProven || isProvenByCode)) throw flowExpired();
  await linkIdentity(context, accountId, flow);
  return isProven;
}

/** Says of a taken address what signing up would say of it, before the rest is filled in. */
export async function requireFreeEmail(platform: Platform, { db }: Context, address: string): Promise<void> {
  if (!platform.config.neutralSignUp && (await isEmailTaken(db, address))) throw emailIsTaken();
}

/** A brand may be for educators alone (`removeSchoolSignup`). */
const noEmployers = /*i18n*/ "Programs can't sign up here.";

const emailIsTaken = () =>
  invalidFields([{ field: "email", message: emailTaken, code: "taken" }], () => "/email");

/** Undefined when the address is taken. */
const insertAccount = (
  { db, language, now }: WriteContext,
  input: SignUp,
  derived: { passwordHash: string | null; brandId: string | null },
) =>
  db
    .insertInto("accounts")
    .values({
      email: input.email,
      ...derived,
      userType: input.userType,
      firstName: input.firstName,
      lastName: input.lastName,
      ...consentOf({ language, now }, input),
      language,
      lastSeenAt: now(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();

async function emitSignUp(platform: Platform, write: WriteContext, id: string, input: SignUp): Promise<void> {
  await recordAudit(write, { action: "sign_up", entity: "account", entityId: id });
  await recordAgreement(write, id);
  const { password: _, passwordConfirmation: __, emailProof: ___, identityProof: ____, ...rest } = input;
  const after = { ...rest, id };
  await platform.registry.emit(write, "accounts.signed_up", { id, after, changed: [] });
}

/**
 * Rejects what would be rejected for a new address, by signing up with an unused one and rolling back:
 * otherwise a wrong ZIP code would reveal to an attacker which addresses have accounts.
 */
async function answerAsIfNew(
  platform: Platform,
  context: Context,
  input: SignUp,
  passwordHash: string | null,
): Promise<void> {
  const unused = { ...input, email: `${randomUUID()}@unused.invalid` };
  await context.db
    .transaction()
    .execute(async (db) => {
      const write: WriteContext = { ...context, db };
      const account = await insertAccount(write, unused, { passwordHash, brandId: null });
      await emitSignUp(platform, write, account!.id, unused);
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
}

class TakenBack extends Error {}

/** Records the consent to text messages in the wording of the form. */
const consentOf = (
  { language, now }: Pick<Context, "language" | "now">,
  { smsNotifications, phoneNumber }: SignUp,
) =>
  smsNotifications && phoneNumber
    ? { smsNotifications, smsConsentedAt: now(), smsConsentText: consentText(language) }
    : { smsNotifications: false };

/** At most one such email a day, however many attempts there are. */
async function mailOwner(context: WriteContext, address: string): Promise<void> {
  const owner = await context.db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", address)
    .executeTakeFirstOrThrow();
  const day = context.now().toISOString().slice(0, 10);
  const mail = alreadyHasAccountMail({ firstName: owner.firstName });
  await emailAccount(context.db, context, owner, `already-has-account:${owner.id}:${day}`, mail);
}

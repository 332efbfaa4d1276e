/** `account/second_factor`: an operator enrols an authenticator app, shows a code, and gets new recovery codes. */
import { action } from "#platform/server/action.ts";
import { success } from "#platform/server/engine/describe-route.ts";
import { recordAudit } from "#platform/server/audit.ts";
import { mailBrandOfAccount } from "#features/brands/api/brand-of-account.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, invalidFields } from "#platform/server/errors.ts";
import { secretsOf } from "#platform/server/crypto/secrets.ts";
import { operatorRoles } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { limitAttempts } from "../sessions/limit-attempts.ts";
import { revokeOtherSessions } from "../sessions/session-tokens.ts";
import { requireAccountOwner } from "../sessions/require-owner.ts";
import {
  readSecondFactor,
  replaceRecoveryCodes,
  startEnrolment,
  consumeCode,
  consumeRecoveryCode,
} from "./second-factor.ts";

const maxAttemptsPerQuarterHour = 5;

const code = z
  .string(/*i18n*/ "Enter the code")
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, ""))
  .refine((text) => text !== "", /*i18n*/ "Enter the code");
const input = z.object({ code });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

type AccountOwner = ReturnType<typeof requireAccountOwner>;

export function secondFactorActions(config: Pick<Config, "tokenSecret" | "secretsKey">) {
  const secrets = secretsOf(config);
  const attempts = limitAttempts({ most: maxAttemptsPerQuarterHour, perSeconds: 900 });
  const operatorOptions = {
    for: ["operator" as const],
    operators: operatorRoles,
    allowIncompleteSignIn: true,
  };

  const enrol = action({
    ...operatorOptions,
    path: "account/second_factor",
    skipIdempotency: true,
    summary: "Starts to enrol an authenticator app: its secret, and the otpauth: URI that a QR code carries.",
    input: z.object({}),
    find: async ({ actor }) => requireAccountOwner(actor),
    answers: { 200: success(z.object({ secret: z.string(), uri: z.string() })) },
    run: async (context, _input, me) => {
      await requireNotEnrolled(context, me);
      const { db } = context;
      const { email } = await readOperator(context, me);
      const { name } = await mailBrandOfAccount(db, context, me.accountId);
      const started = await startEnrolment(db, secrets, {
        ...{ accountId: me.accountId, label: email, issuer: name },
      });
      return { status: 200, json: { status: "success", data: started } };
    },
  });

  const confirm = action({
    ...operatorOptions,
    path: "account/second_factor/confirm",
    skipIdempotency: true,
    summary: "Ends the enrolment with the app's first code; gives ten recovery codes, this once.",
    input,
    find: async ({ actor }) => requireAccountOwner(actor),
    answers: { 200: success(recoveryCodes) },
    run: async (context, given, me) => {
      await requireNotEnrolled(context, me);
      const { db, now } = context;
      await attempts(me.accountId, () =>
        requireCorrectCode(context, consumeCode(db, secrets, me.accountId, given.code, now())),
      );
      await db
        .updateTable("secondFactors")
        .set({ confirmedAt: now() })
        .where("accountId", "=", me.accountId)
        .execute();
      const codes = await replaceRecoveryCodes(db, me.accountId);
      await markSessionVerified(context, me);
      // Sessions from before never showed a code.
      await revokeOtherSessions(db, me.accountId, me.sessionId, now());
      await recordAudit(context, {
        action: "second_factor.enrol",
        entity: "account",
        entityId: me.accountId,
      });
      return { status: 200, json: { status: "success", data: { recoveryCodes: codes } } };
    },
  });

  const verify = action({
    ...operatorOptions,
    path: "account/second_factor/verify",
    skipIdempotency: true,
    summary: "Shows the second factor for this session: a code of the app, or a recovery code.",
    input,
    find: async ({ actor }) => requireAccountOwner(actor),
    answers: { 200: success() },
    run: async (context, given, me) => {
      const { db, now } = context;
      const { isEnrolled } = await readSecondFactor(db, me.accountId);
      if (!isEnrolled) throw conflict(/*i18n*/ "Set up your second factor first.", { code: "not_enrolled" });
      const isRecovery = !/^\d{6}$/.test(given.code);
      const consume = () =>
        isRecovery
          ? consumeRecoveryCode(db, me.accountId, given.code, now())
          : consumeCode(db, secrets, me.accountId, given.code, now());
      await attempts(me.accountId, () => requireCorrectCode(context, consume()));
      await markSessionVerified(context, me);
      const how = isRecovery ? "second_factor.recover" : "second_factor.verify";
      await recordAudit(context, { action: how, entity: "account", entityId: me.accountId });
      return { status: 200, json: { status: "success" } };
    },
  });

  const newRecoveryCodes = action({
    for: ["operator"],
    operators: operatorRoles,
    path: "account/second_factor/recovery_codes",
    skipIdempotency: true,
    summary: "Ten new recovery codes in place of all earlier ones; needs a code of the app.",
    input,
    find: async ({ actor }) => requireAccountOwner(actor),
    answers: { 200: success(recoveryCodes) },
    run: async (context, given, me) => {
      const { db, now } = context;
      await attempts(me.accountId, () =>
        requireCorrectCode(context, consumeCode(db, secrets, me.accountId, given.code, now())),
      );
      const codes = await replaceRecoveryCodes(db, me.accountId);
      const entityId = me.accountId;
      await recordAudit(context, { action: "second_factor.new_recovery_codes", entity: "account", entityId });
      return { status: 200, json: { status: "success", data: { recoveryCodes: codes } } };
    },
  });

  return [enrol, confirm, verify, newRecoveryCodes];
}

async function requireCorrectCode({ log }: WriteContext, consumed: Promise<boolean>): Promise<void> {
  if (await consumed) return;
  log.info({}, "a second factor was wrong");
  const message = /*i18n*/ "That code is not right, or was used already. Wait for the next one.";
  throw invalidFields([{ field: "code", message, code: "wrong_code" }], () => "/code");
}

async function requireNotEnrolled({ db }: WriteContext, { accountId }: AccountOwner): Promise<void> {
  const { isEnrolled } = await readSecondFactor(db, accountId);
  if (isEnrolled)
    throw conflict(/*i18n*/ "Your second factor is set up already. Another operator can reset it.", {
      code: "already_enrolled",
    });
}

const markSessionVerified = ({ db }: WriteContext, { sessionId }: AccountOwner) =>
  db.updateTable("sessions").set({ secondFactorDue: false }).where("id", "=", sessionId).execute();

const readOperator = ({ db }: WriteContext, { accountId }: AccountOwner) =>
  db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirstOrThrow();

/** Logging in with a passkey: no address and no password are typed; the passkey says whose account it is. */
import type { Context } from "#platform/server/context.ts";
import type { Database } from "#platform/server/database/database.ts";
import { unprocessable } from "#platform/server/errors.ts";
import type { Platform } from "#platform/server/feature.ts";
import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { z } from "zod";
import type { TokenPair } from "../sessions/session-tokens.ts";
import { openAccount } from "../sessions/sign-in.action.ts";
import { consumeChallenge, domainOf, storeChallenge } from "./challenge.ts";
import { signedCredential } from "./credential-input.ts";

export const passkeySignInInput = z.object({ credential: signedCredential });
type SignedCredential = z.output<typeof signedCredential>;

/** What `navigator.credentials.get` is asked. It names no passkey: that would tell who has an account. */
export async function passkeySignInOptions({ db, origin, now }: Context) {
  const domain = domainOf(origin);
  const options = await generateAuthenticationOptions({ rpID: domain, userVerification: "required" });
  await storeChallenge(db, options.challenge, { domain, accountId: null }, now());
  return options;
}

/** `422` for a passkey that is unknown here, or did not sign this challenge at this domain. */
export async function signInWithPasskey(
  platform: Platform,
  context: Context,
  { credential }: z.output<typeof passkeySignInInput>,
  userAgent?: string,
): Promise<TokenPair> {
  const { db, now } = context;
  const domain = domainOf(context.origin);
  const passkey = await db
    .selectFrom("passkeys")
    .select(["id", "accountId", "credentialId", "publicKey", "signatureCount"])
    .where("credentialId", "=", credential.id)
    .where("domain", "=", domain)
    .executeTakeFirst();
  const signed = passkey && (await verifySignature(context, credential, passkey));
  if (!signed) {
    context.log.info({ isKnown: passkey !== undefined }, "a sign-in with a passkey failed");
    throw unprocessable(/*i18n*/ "That passkey doesn't work here. Log in another way.", {
      code: "passkey_refused",
    });
  }
  const account = await db
    .selectFrom("accounts")
    .select(["id", "userType", "closedAt", "lockedAt"])
    .where("id", "=", passkey.accountId)
    .where("erasedAt", "is", null)
    .executeTakeFirstOrThrow();
  return openAccount(platform, context, account, userAgent, async (write) => {
    await write.db
      .updateTable("passkeys")
      .set({ signatureCount: signed.newCounter, isSynced: signed.credentialBackedUp, lastUsedAt: now() })
      .where("id", "=", passkey.id)
      .execute();
  });
}

interface StoredPasskey {
  credentialId: string;
  publicKey: Buffer;
  signatureCount: string | number;
}

async function verifySignature(
  { db, origin, now, log }: Context,
  credential: SignedCredential,
  { credentialId, publicKey, signatureCount }: StoredPasskey,
) {
  const domain = domainOf(origin);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: (challenge) => consumeSignInChallenge(db, challenge, domain, now()),
      expectedOrigin: origin,
      expectedRPID: domain,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: Number(signatureCount),
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : null;
  } catch (error) {
    // The library throws where any part of the response is not as asked.
    log.info({ reason: error instanceof Error ? error.name : "unknown" }, "a passkey's response was refused");
    return null;
  }
}

const consumeSignInChallenge = (db: Database, challenge: string, domain: string, now: Date) =>
  consumeChallenge(db, challenge, { domain, accountId: null }, now);

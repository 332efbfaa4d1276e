/** Stores a service's credential, sealed. */
import type { Transaction } from "#platform/server/database/database.ts";
import type { credentialServices } from "../../../calendar-constants.ts";
import { type Calendars, sealedFor } from "../providers/open-calendars.ts";

export interface CredentialInput {
  service: (typeof credentialServices)[number];
  accountName: string;
  /** A password, or a refresh token. */
  secret: string;
  /** The server, where there are many of them. */
  url?: string;
}

export async function storeCredential(
  db: Transaction,
  { secrets }: Calendars,
  employerProfileId: string,
  { service, accountName, secret, url }: CredentialInput,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("thirdPartyCredentials")
    .values({
      employerProfileId,
      service,
      accountName,
      secret: secrets.seal(sealedFor.secret, secret),
      ...(url ? { url: secrets.seal(sealedFor.credentialUrl, url), host: new URL(url).host } : {}),
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The personal data that accounts store, with its export and erasure rules. */
import type { PersonalTable } from "#platform/server/personal-data/personal-table.ts";
import { sql } from "kysely";

/** Replaces an erased name. */
export const formerMember = { firstName: "Former", lastName: "member" } as const;

export const accountsPersonalData: PersonalTable[] = [
  {
    table: "accounts",
    ownRows: { id: "account" },
    rowsAboutThem: { email: "the account's own" },
    exported: { as: "account", without: ["passwordHash", "lockedAt", "erasedAt"] },
    erased: {
      set: {
        ...formerMember,
        // Nobody can guess the address, and no email ever reaches it (RFC 2606).
        email: sql`'former-' || gen_random_uuid() || '@erased.invalid'`,
        unconfirmedEmail: null,
        // Not a hash of any password: nobody can sign in.
        passwordHash: sql`'erased ' || gen_random_uuid()`,
        emailNotifications: false,
        smsNotifications: false,
        smsConsentedAt: null,
        smsConsentText: null,
        verifiedPhone: null,
        brandId: null,
        lastSeenAt: null,
      },
    },
  },
  {
    table: "sessions",
    ownRows: { accountId: "account" },
    rowsAboutThem: { impersonatorId: "staff acting as somebody" },
    exported: {
      as: "sessions",
      columns: ["id", "userAgent", "address", "createdAt", "lastUsedAt", "expiresAt", "revokedAt"],
    },
    erased: "rows",
  },
  {
    table: "pushSubscriptions",
    ownRows: { accountId: "account" },
    exported: { as: "push_subscriptions", key: "sessionId", columns: ["sessionId", "endpoint", "createdAt"] },
    erased: "rows",
  },
  {
    table: "pushMessages",
    ownRows: { accountId: "account" },
    exported: { as: "push_messages", columns: ["title", "path", "createdAt"] },
    erased: "rows",
  },
  {
    table: "phoneCodes",
    ownRows: { accountId: "account" },
    exported: { leftOut: "single-use codes texted to a number, kept as hashes" },
    erased: "rows",
  },
  {
    table: "secondFactors",
    ownRows: { accountId: "account" },
    exported: { leftOut: "the secret behind an operator's codes" },
    erased: "rows",
  },
  {
    table: "recoveryCodes",
    ownRows: { accountId: "account" },
    exported: { leftOut: "hashes of an operator's single-use codes" },
    erased: "rows",
  },
  {
    table: "passkeys",
    ownRows: { accountId: "account" },
    exported: { as: "passkeys", columns: ["id", "name", "domain", "isSynced", "createdAt", "lastUsedAt"] },
    erased: "rows",
  },
  {
    table: "passkeyChallenges",
    ownRows: { accountId: "account" },
    exported: { leftOut: "random numbers, answered within minutes" },
    erased: "rows",
  },
  {
    table: "legalAgreements",
    ownRows: { accountId: "account" },
    exported: { as: "legal_agreements" },
    erased: "rows",
  },
  {
    table: "signInIdentities",
    ownRows: { accountId: "account" },
    rowsAboutThem: { email: "as their own provider says it" },
    exported: { as: "sign_in_identities", columns: ["provider", "email", "createdAt", "lastUsedAt"] },
    erased: "rows",
  },
  {
    table: "openidFlows",
    ownRows: { accountId: "account", email: "email" },
    exported: { leftOut: "unfinished log-ins by Google or Apple, deleted within the hour" },
    erased: "rows",
  },
  {
    table: "accountTokens",
    ownRows: { accountId: "account" },
    rowsAboutThem: { email: "the account's own, which a link proves" },
    exported: { leftOut: "single-use secrets of mailed links, kept as hashes" },
    erased: "rows",
  },
  {
    table: "privacyRequests",
    ownRows: { email: "email" },
    rowsAboutThem: { decidedById: "staff" },
    exported: {
      as: "privacy_requests",
      columns: ["kind", "details", "state", "answer", "createdAt", "confirmedAt", "decidedAt"],
    },
    // What was asked and answered has to be provable; a job deletes it after two years.
    erased: { set: { details: "" } },
  },
  {
    table: "emailCodes",
    ownRows: { email: "email" },
    exported: { leftOut: "single-use codes mailed to an address, kept as hashes" },
    erased: "rows",
  },
  {
    table: "accountEmailPreferences",
    ownRows: { accountId: "account" },
    exported: {
      as: "email_preferences",
      columns: ["emailTypeId", "enabled", "push", "sms", "frequency", "updatedAt"],
      named: { emailTypeId: ["emailTypes", "name"] },
    },
    erased: "rows",
  },
  {
    table: "accountExports",
    ownRows: { accountId: "account" },
    exported: { as: "exports", columns: ["state", "createdAt", "readyAt", "expiresAt"] },
    erased: "rows",
  },
];

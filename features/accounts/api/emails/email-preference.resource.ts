/** An account's choices of mail over JSON:API: one row for every kind in its settings, there to be switched. */
import type { Context, WriteContext } from "#platform/server/context.ts";
import { invalidFields, unauthorized } from "#platform/server/errors.ts";
import { type SearchResultPage, resource, type Rows, type SearchQuery } from "#platform/server/resource.ts";
import { type Actor, isSignedIn } from "#platform/shared/actor.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { AccountEmailPreference } from "../../account-email-preference.ts";
import { createMissingPreferences, saveEmailPreference } from "./email-preferences.ts";
import { mailerTypesFor } from "./email-type.resource.ts";

const input = z.strictObject({
  emailTypeId: z.uuid(/*i18n*/ "Choose a kind of email"),
  enabled: z.boolean(),
});

const ownPreferences =
  (kind: "educator" | "employer") => (rows: Rows<"accountEmailPreferences">, me: { accountId: string }) =>
    rows
      .where("accountEmailPreferences.accountId", "=", me.accountId)
      .where("accountEmailPreferences.emailTypeId", "in", (eb) =>
        eb
          .selectFrom("emailTypes")
          .select("emailTypes.id")
          .where("emailTypes.visible", "=", true)
          .where("emailTypes.active", "=", true)
          .where("emailTypes.mailerType", "in", mailerTypesFor(kind)),
      );

const signedInKinds = ["educator", "employer", "unchosen"] as const;

export const accountEmailPreferences = resource({
  entity: AccountEmailPreference,
  table: "accountEmailPreferences",
  operators: operatorAccess.people,
  access: "everyone",
  collections: {
    account_email_preferences: {
      for: [...signedInKinds],
      create: [...signedInKinds],
      change: [...signedInKinds],
      search: searchPreferences,
    },
  },
  visibleTo: {
    educator: ownPreferences("educator"),
    employer: ownPreferences("employer"),
    unchosen: ownPreferences("employer"),
  },
  includes: ["emailType"],
  create: { input, run: createPreference },
  updatableBy: {
    enabled: isOwnPreference,
    push: isOwnPreference,
    sms: isOwnPreference,
    frequency: isOwnPreference,
  },
});

function isOwnPreference(actor: Actor, choice: { accountId: string }): boolean {
  return isSignedIn(actor) && actor.accountId === choice.accountId;
}

/** In the order of the settings. Rows are created on first read, so that two million accounts need none. */
async function searchPreferences(
  { db, actor }: Context,
  { filters, size, offset }: SearchQuery,
): Promise<SearchResultPage> {
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  const kinds =
    actor.kind === "operator" ? null : mailerTypesFor(actor.kind === "educator" ? "educator" : "employer");
  if (kinds) await createMissingPreferences(db, actor.accountId, kinds);
  let rows = db
    .selectFrom("accountEmailPreferences as choice")
    .innerJoin("emailTypes as kind", "kind.id", "choice.emailTypeId");
  if (kinds)
    rows = rows
      .where("choice.accountId", "=", actor.accountId)
      .where("kind.visible", "=", true)
      .where("kind.active", "=", true)
      .where("kind.mailerType", "in", kinds);
  const { updatedSince } = filters;
  if (updatedSince instanceof Date) rows = rows.where("choice.updatedAt", ">=", updatedSince);
  const [page, { total }] = await Promise.all([
    rows
      .select("choice.id")
      .orderBy("choice.accountId")
      .orderBy("kind.position")
      .orderBy("choice.id")
      .limit(size)
      .offset(offset)
      .execute(),
    rows.select((eb) => eb.fn.countAll().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ids: page.map(({ id }) => id), total: Number(total), totalIsExact: true };
}

/** Choosing what was chosen before is a change of it. */
async function createPreference(
  { db, actor }: WriteContext,
  { emailTypeId, enabled }: z.output<typeof input>,
) {
  if (!isSignedIn(actor)) throw unauthorized(/*i18n*/ "Please log in.");
  const kind = await db
    .selectFrom("emailTypes")
    .select("id")
    .where("id", "=", emailTypeId)
    .where("visible", "=", true)
    .where("active", "=", true)
    .where("mailerType", "in", mailerTypesFor(actor.kind === "educator" ? "educator" : "employer"))
    .executeTakeFirst();
  if (kind) return saveEmailPreference(db, actor.accountId, emailTypeId, enabled);
  const message = /*i18n*/ "There is no such kind of email";
  throw invalidFields([{ field: "emailTypeId", message }], (field) => `/data/attributes/${field}`);
}

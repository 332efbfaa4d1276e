/** Types of email over JSON:API: every caller reads those of their own settings; operators write. */
import { alwaysAllowed, filter, resource, type Rows } from "#platform/server/resource.ts";
import { conflict } from "#platform/server/errors.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { listParam } from "#platform/server/engine/filter-schemas.ts";
import { operatorAccess } from "#platform/shared/operator-role.ts";
import { z } from "zod";
import { EmailType } from "../../email-type.ts";
import { type MailerType, mailerTypes } from "../../email-types.ts";

const attributes = EmailType.attributes;
const input = z.strictObject({
  key: attributes.key,
  name: attributes.name,
  description: attributes.description.default(""),
  mailerType: attributes.mailerType,
  active: attributes.active.default(true),
  visible: attributes.visible.default(true),
});

/** What the settings of these kinds of users show. */
const visibleTypes =
  (...kinds: MailerType[]) =>
  (rows: Rows<"emailTypes">) =>
    rows
      .where("emailTypes.visible", "=", true)
      .where("emailTypes.active", "=", true)
      .where("emailTypes.mailerType", "in", kinds);

/** The mailer types that concern a user type. */
export const mailerTypesFor = (userType: string | null): MailerType[] =>
  mailerTypes.filter((kind) => kind === "account" || kind === "marketing" || kind === userType);

export const emailTypes = resource({
  entity: EmailType,
  table: "emailTypes",
  operators: operatorAccess.content,
  access: "everyone",
  collections: { email_types: { for: ["guest", "educator", "employer", "unchosen"] } },
  visibleTo: {
    guest: visibleTypes(...mailerTypes),
    educator: visibleTypes(...mailerTypesFor("educator")),
    employer: visibleTypes(...mailerTypesFor("employer")),
    unchosen: visibleTypes(...mailerTypesFor("employer")),
  },
  filters: {
    mailerType: filter(listParam(z.enum(mailerTypes)), (rows, kinds) =>
      rows.where("emailTypes.mailerType", "in", kinds),
    ),
  },
  sorts: { name: "name", position: "position" },
  defaultSort: "position",
  create: { input, run: createEmailType },
  updatableBy: {
    name: alwaysAllowed,
    description: alwaysAllowed,
    mailerType: alwaysAllowed,
    active: alwaysAllowed,
    visible: alwaysAllowed,
  },
});

async function createEmailType({ db }: WriteContext, kind: z.output<typeof input>): Promise<string> {
  const last = await db
    .selectFrom("emailTypes")
    .select((eb) => eb.fn.max("position").as("position"))
    .executeTakeFirst();
  const added = await db
    .insertInto("emailTypes")
    .values({ ...kind, position: (last?.position ?? 0) + 1 })
    .onConflict((known) => known.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) throw conflict(/*i18n*/ "There is such a kind of email already.", { code: "taken" });
  return added.id;
}

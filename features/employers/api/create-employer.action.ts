/** `POST employers`: an employer account adds another program, with a profile of its own for it. */
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, invalidFields } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { z } from "zod";
import { Employer } from "../employer.ts";
import { program } from "../employer-registration.ts";
import { addProgram } from "./add-program.action.ts";
import { inviteTeam } from "./invite-team.action.ts";

/** `zip` as the employer's own attribute is called, or `zipCode` as at sign-up. */
export const programInput = program
  .extend({ name: Employer.attributes.name.optional(), zip: program.shape.zipCode.optional() })
  .strict();

export async function addProgramForAccount(
  context: WriteContext,
  { name, zip, ...given }: z.output<typeof programInput>,
): Promise<string> {
  const { actor, db } = context;
  if (!isSignedIn(actor) || actor.kind === "operator") throw forbidden(/*i18n*/ "You can't do that here.");
  if (!name && !given.claimEmployerId) {
    throw invalidFields([{ field: "name", message: /*i18n*/ "Enter the name of your program" }], () => null);
  }
  const account = await db
    .selectFrom("accounts")
    .select(["firstName", "lastName"])
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const whole = { ...given, zipCode: given.zipCode ?? zip };
  const id = await addProgram(context, { accountId: actor.accountId, ...account }, name ?? "", whole);
  if (id) {
    await inviteTeam(context, id, whole);
    return id;
  }
  throw conflict(/*i18n*/ "This program has a team already. Ask to join it.", { code: "already_claimed" });
}

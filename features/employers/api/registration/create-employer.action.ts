/** `POST employers`: an employer account adds another program, with a profile of its own for it. */
import { brandOfAccount } from "#features/brands/api/brand-of-account.ts";
import type { Config } from "#platform/server/config/config.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { conflict, forbidden, invalidFields } from "#platform/server/errors.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import type { z } from "zod";
import { Employer } from "../../employer.ts";
import { programSchema } from "../../program-input.ts";
import { approveOwnedEmployers } from "../review/automatic-review.ts";
import { addProgram } from "./add-program.action.ts";
import { inviteTeam } from "../invitations/invite-team.action.ts";

/** Accepts `zip`, the employer's attribute, or `zipCode` as at sign-up. */
export const createEmployerInput = programSchema
  .extend({ name: Employer.attributes.name.optional(), zip: programSchema.shape.zipCode.optional() })
  .strict();

export type EmployersConfig = Pick<Config, "employerReview" | "unapprovedProgramsPerAccount">;

export async function createEmployerForAccount(
  config: EmployersConfig,
  context: WriteContext,
  { name, zip, ...given }: z.output<typeof createEmployerInput>,
): Promise<string> {
  const { actor, db } = context;
  if (!isSignedIn(actor) || actor.kind === "operator") throw forbidden(/*i18n*/ "You can't do that here.");
  if ((await brandOfAccount(db, actor.accountId))?.removeSchoolSignup)
    throw forbidden(/*i18n*/ "Programs can't sign up here.");
  if (!name && !given.claimEmployerId) {
    throw invalidFields([{ field: "name", message: /*i18n*/ "Enter the name of your program" }], () => null);
  }
  const account = await db
    .selectFrom("accounts")
    .select(["firstName", "lastName"])
    .where("id", "=", actor.accountId)
    // Two simultaneous programs must not pass the limit together.
    .forUpdate()
    .executeTakeFirstOrThrow();
  await checkUnapprovedLimit(config, context, actor.accountId);
  const whole = { ...given, zipCode: given.zipCode ?? zip };
  const id = await addProgram(context, { accountId: actor.accountId, ...account }, name ?? "", whole);
  if (id) {
    await approveOwnedEmployers(config, context, actor.accountId);
    await inviteTeam(context, id, actor.accountId, whole);
    return id;
  }
  throw conflict(/*i18n*/ "This program has a team already. Ask to join it.", { code: "already_claimed" });
}

/** Limits unreviewed programs: each may send invitations, and each needs a review by a person. */
async function checkUnapprovedLimit(
  { unapprovedProgramsPerAccount }: EmployersConfig,
  { db }: WriteContext,
  accountId: string,
): Promise<void> {
  const { waiting } = await db
    .selectFrom("employerProfiles as profile")
    .innerJoin("employers as employer", "employer.id", "profile.employerId")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("profile.accountId", "=", accountId)
    .where("profile.role", "=", "owner")
    .where("profile.removedAt", "is", null)
    .where("employer.approvalState", "<>", "approved")
    .executeTakeFirstOrThrow();
  if (Number(waiting) < unapprovedProgramsPerAccount) return;
  throw conflict(
    /*i18n*/ "You have {limit, plural, one {# program} other {# programs}} that we haven't approved yet. Wait for those first.",
    { code: "too_many_unapproved", meta: { limit: unapprovedProgramsPerAccount } },
  );
}

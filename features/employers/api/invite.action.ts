/** An owner invites a colleague: their account (made where there is none) gets a profile here, and a mail says so. */
import { inviteAccount } from "#features/accounts/api/invite-account.action.ts";
import { email } from "#features/accounts/credentials.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { forbidden, invalidFields } from "#platform/server/errors.ts";
import { phoneNumber } from "#platform/shared/phone-number.ts";
import { z } from "zod";
import { employerRoles } from "../employer-constants.ts";
import { EmployerProfile } from "../employer-profile.ts";
import { addProfile, lookAfterAll } from "./add-program.action.ts";

const { firstName, lastName } = EmployerProfile.attributes;

export const inviteInput = z.strictObject({
  email,
  firstName,
  lastName,
  phoneNumber: phoneNumber.optional(),
  position: z.string().trim().max(100).nullish(),
  role: z.enum(employerRoles).default("member"),
  /** The locations they look after; all of them unless told. */
  locationIds: z.array(z.uuid()).min(1, /*i18n*/ "Choose at least one location").max(500).optional(),
});

export async function invite(context: WriteContext, given: z.output<typeof inviteInput>): Promise<string> {
  const { actor, db } = context;
  if (actor.kind !== "employer" || actor.role !== "owner") {
    throw forbidden(/*i18n*/ "Only an owner invites people. Ask one of yours.");
  }
  const { name } = await db
    .selectFrom("employers")
    .select("name")
    .where("id", "=", actor.employerId)
    .executeTakeFirstOrThrow();
  const invited = await inviteTo(context, { id: actor.employerId, name }, given);
  if ("refusal" in invited) throw at(refusals[invited.refusal]);
  return invited.id;
}

/** The profile made for somebody, or why there is none: callers decide whether to tell. */
export async function inviteTo(
  context: WriteContext,
  employer: { id: string; name: string },
  given: z.output<typeof inviteInput>,
): Promise<{ id: string } | { refusal: keyof typeof refusals }> {
  const { db } = context;
  const account = await inviteAccount(context, { ...given, invitedBy: employer.name });
  if (!account) return { refusal: "educator" };
  const member = await db
    .selectFrom("employerProfiles")
    .select("id")
    .where("accountId", "=", account.id)
    .where("employerId", "=", employer.id)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (member) return { refusal: "member" };
  const owner = { accountId: account.id, firstName: given.firstName, lastName: given.lastName };
  const id = await addProfile(context, owner, employer.id, given.role, given);
  await db.updateTable("employerProfiles").set({ invitedAt: context.now() }).where("id", "=", id).execute();
  await lookAfterAll(db, id, employer.id, given.locationIds);
  return { id };
}

const refusals = {
  educator: /*i18n*/ "This person has an account as an educator, which can't act for an employer",
  member: /*i18n*/ "This person is on your team already",
};

const at = (message: string) =>
  invalidFields([{ field: "email", message }], (name) => `/data/attributes/${name}`);

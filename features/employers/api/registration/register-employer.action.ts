/** Creates the program of a new employer account, or requests to join the one that has an owner. */
import { fullName } from "#features/accounts/full-name.ts";
import type { Events } from "#platform/server/events.ts";
import { parseFields } from "#platform/server/engine/body.ts";
import type { WriteContext } from "#platform/server/context.ts";
import { isText } from "#platform/shared/is-text.ts";
import { preprocess } from "#platform/shared/preprocess.ts";
import { z } from "zod";
import { Employer } from "../../employer.ts";
import { programSchema } from "../../program-input.ts";
import { addProgram } from "./add-program.action.ts";
import { inviteTeam } from "../invitations/invite-team.action.ts";

const signUpInput = programSchema.extend({
  id: z.uuid(),
  userType: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  employerName: preprocess(
    (name) => (name === "" ? null : name),
    Employer.attributes.name.nullish(),
    z.literal(""),
  ),
});

export async function registerEmployer(
  context: WriteContext,
  { after }: Events["accounts.signed_up"],
): Promise<void> {
  if (after?.userType !== "employer") return;
  const given = parseFields(signUpInput, { values: after, pointer: (field) => `/${field}` });
  const { id: accountId, firstName, lastName, employerName } = given;
  // A single nanny or tutor hires under their own name.
  const name = isText(employerName) ? employerName : fullName({ firstName, lastName });
  const employerId = await addProgram(context, { accountId, firstName, lastName }, name, given);
  if (employerId) await inviteTeam(context, employerId, accountId, given);
}

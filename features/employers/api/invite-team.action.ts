/** The colleagues named while registering: each is invited; who cannot be is passed over without a word. */
import type { WriteContext } from "#platform/server/context.ts";
import type { Program } from "../employer-registration.ts";
import { inviteTo } from "./invite.action.ts";

/** Nothing tells which addresses have accounts here: somebody who signs up may be anybody. */
export async function inviteTeam(
  context: WriteContext,
  employerId: string,
  { invitations }: Pick<Program, "invitations">,
): Promise<void> {
  if (!invitations?.length) return;
  const employer = await context.db
    .selectFrom("employers")
    .select(["id", "name"])
    .where("id", "=", employerId)
    .executeTakeFirstOrThrow();
  for (const colleague of invitations) await inviteTo(context, employer, { ...colleague, role: "member" });
}

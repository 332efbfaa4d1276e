/**
 * `PUT account`: the engine writes plain attributes; a new address or password also requires the current
 * password.
 */
import type { WriteContext } from "#platform/server/context.ts";
import { type ParsedInput, parseFields } from "#platform/server/engine/body.ts";
import { readOne } from "#platform/server/engine/read.ts";
import { updateRow, staleRowError } from "#platform/server/engine/write.ts";
import type { Platform } from "#platform/server/feature.ts";
import { requireStanding } from "#platform/server/require-standing.ts";
import { isSignedIn } from "#platform/shared/actor.ts";
import { z } from "zod";
import { email, password } from "../credentials.ts";
import { Account } from "../account.ts";
import { isBlockedUntilSetup } from "../account.policy.ts";
import { accounts } from "./account.resource.ts";
import { requestEmailChange } from "./confirm-email/change-email.action.ts";
import { changePassword } from "./passwords/change-password.action.ts";
import { rejectWeakPassword } from "./passwords/reject-weak-password.ts";
import { requirePassword, requireAccountOwner } from "./sessions/require-owner.ts";

const credentials = z.object({ email: email.optional(), password: password.optional() });

/** What a change may carry; what it names beside the credentials is checked as the resource's attributes are. */
export const changeAccountInput = credentials.extend({
  currentPassword: z.string().optional(),
  firstName: Account.attributes.firstName.optional(),
  lastName: Account.attributes.lastName.optional(),
  language: Account.attributes.language.optional(),
  emailNotifications: z.boolean().optional(),
  smsNotifications: z.boolean().optional(),
});

export async function changeAccount(
  { registry }: Platform,
  context: WriteContext,
  input: ParsedInput,
  version: number | null,
): Promise<void> {
  const { email: newEmail, password: newPassword, currentPassword, ...plain } = input.values;
  const { actor } = context;
  if (!isSignedIn(actor)) return;
  const isPasswordAlone = newEmail === undefined && Object.keys(plain).length === 0;
  if (isBlockedUntilSetup(actor) && !(actor.standing === "password_change" && isPasswordAlone))
    requireStanding(actor);
  const readOwn = async () => (await readOne(accounts, null, context, actor.accountId))!;
  if (version !== null && version !== (await readOwn()).version) throw staleRowError();
  if (newEmail !== undefined || newPassword !== undefined) {
    const me = requireAccountOwner(actor);
    const wanted = parseFields(credentials, { ...input, values: { email: newEmail, password: newPassword } });
    await changeCredentials(context, me, wanted, currentPassword, input);
  }
  if (Object.keys(plain).length === 0) return;
  await updateRow(registry, accounts, context, await readOwn(), { ...input, values: plain }, null);
}

async function changeCredentials(
  context: WriteContext,
  me: { accountId: string; sessionId: string },
  wanted: z.output<typeof credentials>,
  currentPassword: unknown,
  input: ParsedInput,
): Promise<void> {
  const account = await requirePassword(context, me, currentPassword, "currentPassword", input.pointer);
  if (wanted.password) await rejectWeakPassword(context.db, wanted.password, account, input.pointer);
  if (wanted.password) await changePassword(context, account, wanted.password, me.sessionId);
  if (wanted.email && wanted.email !== account.email)
    await requestEmailChange(context, account, wanted.email, input);
}

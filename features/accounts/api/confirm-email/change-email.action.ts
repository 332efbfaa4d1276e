/**
 * A new email address: requested with the password, confirmed by a link sent to it, and reported to the old
 * address.
 */
import { changeRow } from "#platform/server/change-row.ts";
import type { WriteContext } from "#platform/server/context.ts";
import type { ParsedInput } from "#platform/server/engine/body.ts";
import { invalidFields } from "#platform/server/errors.ts";
import type { Row } from "#platform/server/resource.ts";
import { emailTaken } from "../../credentials.ts";
import { endOpenTokens } from "../account-tokens.ts";
import { isEmailTaken, sendConfirmationLink } from "./confirm-email.action.ts";

/** Stores the requested address beside the current one, and sends the link. */
export async function requestEmailChange(
  context: WriteContext,
  account: Row<"accounts">,
  address: string,
  input: ParsedInput,
): Promise<void> {
  if (await isEmailTaken(context.db, address))
    throw invalidFields([{ field: "email", message: emailTaken, code: "taken" }], input.pointer);
  await savePendingEmail(context, account.id, address);
  await sendConfirmationLink(context, account, address);
}

/** Drops the requested address and invalidates its links. */
export async function cancelEmailChange(context: WriteContext, accountId: string): Promise<void> {
  await savePendingEmail(context, accountId, null);
  await endOpenTokens(context, accountId, "confirm_email");
}

const savePendingEmail = (context: WriteContext, id: string, unconfirmedEmail: string | null) =>
  changeRow(context, "accounts", { id }, { unconfirmedEmail });

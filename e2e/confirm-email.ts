/** Confirming an email address as its owner would: by the link in the mail. */
import { mailedPath } from "./mailed-path.ts";
import { productUrl } from "./product-url.ts";

/** The newest confirmation link mailed to an address, as a path on the product. */
export const confirmationPath = (email: string): Promise<string> =>
  mailedPath(email, /\/api\/account\/confirm_email\?token=[\w-]+/);

/** Presses the button behind the link. */
export async function confirmEmail(email: string): Promise<void> {
  const answer = await fetch(new URL(await confirmationPath(email), productUrl()), { method: "POST" });
  if (!answer.ok) throw new Error(`Confirming ${email} answered ${answer.status}: ${await answer.text()}`);
}

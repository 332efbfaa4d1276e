/** Links in mails, as paths on the product: `/dev/mail` shows what was sent. */
import { expect } from "@playwright/test";
import { productUrl } from "./product-url.ts";

/** The newest link that looks like this and was mailed to an address; waits until the mail is there. */
export async function mailedPath(email: string, link: RegExp): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${productUrl()}/dev/mail`, { headers: { Accept: "application/json" } });
    const { data } = (await answer.json()) as { data: { to: string; text: string }[] };
    const texts = data.filter(({ to }) => to.includes(email)).map(({ text }) => text);
    path = texts.map((text) => link.exec(text)?.[0]).find(Boolean);
    expect(path, `the link mailed to ${email}`).toBeDefined();
  }).toPass();
  return path!;
}

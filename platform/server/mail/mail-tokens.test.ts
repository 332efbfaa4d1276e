import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { defaultMailBrand } from "./brand.ts";
import { inProcessDispatcher } from "./deliver.ts";
import { sendMail } from "./send.ts";
import { mailTemplate } from "./template.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

const { db } = await testDatabase();
const delivered: OutgoingMail[] = [];
let isDown = false;
const transport: MailTransport = {
  name: "smtp",
  deliver: async (mail) => {
    delivered.push(mail);
    if (isDown) throw new Error("421 later");
  },
  close: () => {},
};
const from = "Cubby <hello@cubby.example>";
beforeEach(async () => {
  isDown = false;
  await db.deleteFrom("mails").execute();
});

const withLink = (id: string, path: string) =>
  mailTemplate({
    id,
    sample: {},
    write: (_, { url }) => ({ subject: "Your link", blocks: [{ button: "Open it", url: url(path) }] }),
  });
const reset = withLink("test.reset", "/reset_password?token=secret-of-ana");
const plain = withLink("test.plain", "/jobs?q=lead");
const brand = defaultMailBrand("https://cubby.example");

const row = () => db.selectFrom("mails").selectAll().executeTakeFirstOrThrow();
const send = (template: typeof reset) =>
  sendMail(db, { key: "r", to: "ana@school.example", template: template.preview(), language: "en", brand });

/** As the job does, which marks the mail as being sent first. */
async function deliver(options: { retainTokens?: boolean; isLast?: boolean } = {}) {
  const { retainTokens, isLast = false } = options;
  const { id: mailId } = await row();
  await db.updateTable("mails").set({ state: "sending" }).execute();
  await inProcessDispatcher(db, transport, { from, retainTokens }).deliver({ mailId, isLast });
}

test.each([false, true])(
  "a mail with a link that acts for its holder is erased once it is sent; retained for the inbox: %s",
  async (retainTokens) => {
    await send(reset);
    expect(JSON.stringify(await row())).toContain("secret-of-ana");
    await deliver({ retainTokens });
    expect(delivered.at(-1)!.text).toContain("secret-of-ana");
    expect(JSON.stringify(await row()).includes("secret-of-ana")).toBe(retainTokens);
  },
);

test("it retains its text while it is retried, and is erased when it is given up", async () => {
  isDown = true;
  await send(reset);
  for (const isLast of [false, true]) {
    await deliver({ isLast });
    expect((await row()).text.includes("secret-of-ana")).toBe(!isLast);
  }
});

test("other mails stay as they were sent", async () => {
  await send(plain);
  await deliver();
  expect((await row()).text).toContain("/jobs?q=lead");
});

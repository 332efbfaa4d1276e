/** For tests: confirms an email address by the newest link mailed to it, as its owner would. */
import type { Queryable } from "#platform/server/database/database.ts";

interface TestRequester {
  db: Queryable;
  request: (path: string, options: { method: "POST" }) => Promise<{ status: number; text: string }>;
}

/** The path of the link, for tests of the page behind it. */
export async function confirmationPath({ db }: Pick<TestRequester, "db">, email: string): Promise<string> {
  const mails = await db
    .selectFrom("mails")
    .select("text")
    .where("toAddress", "=", email)
    .orderBy("id", "desc")
    .execute();
  const path = mails.map(({ text }) => link.exec(text)?.[0]).find(Boolean);
  if (!path) throw new Error(`No confirmation link was mailed to ${email}.`);
  return path;
}

export async function confirmEmail(server: TestRequester, email: string): Promise<void> {
  const answer = await server.request(await confirmationPath(server, email), { method: "POST" });
  if (answer.status !== 200) throw new Error(`Confirming ${email} answered ${answer.status}: ${answer.text}`);
}

const link = /\/api\/account\/confirm_email\?token=[\w-]+/;

/** For tests of accounts: people who log in again, operators who act as them, and what is mailed to whom. */
import { type testServer } from "#app/testing/test-server.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { hashPassword } from "./password.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
type Options = Parameters<Server["ask"]>[1];
export interface Asker {
  ask: Server["ask"];
}

export const password = "blue-paper-boats";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";

export const put = (who: Asker, attributes: object) =>
  who.ask("account", { method: "PUT", body: { data: { attributes } } });
export const remove = (who: Asker, secret: unknown = password) =>
  who.ask("account", { method: "DELETE", body: { password: secret } });

export function accountsOf(server: Server) {
  const askWith = (headers: Record<string, unknown>) => {
    const authorization = `Bearer ${String(headers["access-token"])}`;
    return (path: string, options: Options = {}) =>
      server.ask(path, { ...options, headers: { authorization, ...options.headers } });
  };
  const signIn = async (email: string, secret = password) => {
    const headers = { "content-type": "application/json", "user-agent": firefox };
    const body = { email, password: secret };
    const answer = await server.ask("accounts/sign_in", { method: "POST", headers, body });
    return { answer, ask: askWith(answer.headers) };
  };
  let known: Promise<Asker> | undefined;
  const staff = () => (known ??= operator());
  async function operator(): Promise<Asker> {
    const { email, password: secret, firstName, lastName } = demoAccounts.operator;
    const passwordHash = await hashPassword(secret);
    const person = { email, passwordHash, userType: "operator" as const, firstName, lastName };
    await server.db.insertInto("accounts").values(person).execute();
    return signIn(email, secret);
  }
  const acting = async (accountId: string): Promise<Asker> => {
    const body = { reason: "They asked for help" };
    const answer = await (await staff()).ask(`accounts/${accountId}/impersonate`, { method: "POST", body });
    return { ask: askWith(answer.headers) };
  };
  const mailsTo = (address: string) =>
    server.db
      .selectFrom("mails")
      .select(["name", "text"])
      .where("toAddress", "=", address)
      .orderBy("id")
      .execute();
  const namesOf = async (address: string) => (await mailsTo(address)).map(({ name }) => name);
  return { signIn, staff, acting, mailsTo, namesOf };
}

/** For tests of accounts: people who log in again, operators who act as them, and what is mailed to whom. */
import { type testServer } from "#app/testing/test-server.ts";
import { demoAccounts } from "#db/sample/demo/demo-accounts.ts";
import { hashPassword } from "./passwords/password.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
type Options = Parameters<Server["request"]>[1];
export interface TestCaller {
  request: Server["request"];
}

export const password = "blue-paper-boats";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";

export const put = (who: TestCaller, attributes: object) =>
  who.request("account", { method: "PUT", body: { data: { attributes } } });
export const remove = (who: TestCaller, secret: unknown = password) =>
  who.request("account", { method: "DELETE", body: { password: secret } });

export function accountsOf(server: Server) {
  const callerWith = (headers: Record<string, unknown>) => {
    const authorization = `Bearer ${String(headers["access-token"])}`;
    return (path: string, options: Options = {}) =>
      server.request(path, { ...options, headers: { authorization, ...options.headers } });
  };
  const signIn = async (email: string, secret = password) => {
    const headers = { "content-type": "application/json", "user-agent": firefox };
    const body = { email, password: secret };
    const answer = await server.request("accounts/sign_in", { method: "POST", headers, body });
    return { answer, request: callerWith(answer.headers) };
  };
  let known: Promise<TestCaller> | undefined;
  const staff = () => (known ??= operator());
  async function operator(): Promise<TestCaller> {
    const { email, password: secret, firstName, lastName } = demoAccounts.operator;
    const passwordHash = await hashPassword(secret);
    const person = {
      email,
      passwordHash,
      userType: "operator" as const,
      operatorRole: "all",
      firstName,
      lastName,
    };
    await server.db.insertInto("accounts").values(person).execute();
    return signIn(email, secret);
  }
  const acting = async (accountId: string): Promise<TestCaller> => {
    const body = { reason: "They asked for help" };
    const answer = await (
      await staff()
    ).request(`accounts/${accountId}/impersonate`, { method: "POST", body });
    return { request: callerWith(answer.headers) };
  };
  const findMailsTo = (address: string) =>
    server.db
      .selectFrom("mails")
      .select(["name", "text"])
      .where("toAddress", "=", address)
      .orderBy("id")
      .execute();
  const namesOf = async (address: string) => (await findMailsTo(address)).map(({ name }) => name);
  return { signIn, staff, acting, mailsTo: findMailsTo, namesOf };
}

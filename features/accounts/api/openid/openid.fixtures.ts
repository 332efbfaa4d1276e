/** For tests: a server where Google and Apple are set up, and browsers that go there and come back. */
import { testServer } from "#app/testing/test-server.ts";
import { expect } from "vitest";
import type { SignInProvider } from "../../sign-in-providers.ts";
import { accountsOf, type TestCaller } from "../accounts.fixtures.ts";
import { type IssuerPerson, startOpenIdIssuer, type TokenFaults } from "./openid-issuer.fixtures.ts";

interface TravelOptions {
  person: IssuerPerson;
  faults?: TokenFaults;
  returnPath?: string;
}

export async function startOpenId(settings: Record<string, string> = {}) {
  const issuer = await startOpenIdIssuer();
  const server = await testServer({ ...issuer.settings, ...settings });
  let count = 0;

  /** One browser: a cookie of its own. */
  const browser = () => {
    let cookie = "";
    const post = async (path: string, body: object, caller: TestCaller = server) => {
      const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
      const answer = await caller.request(path, { method: "POST", headers, body });
      const given = answer.headers["set-cookie"];
      if (given) cookie = String(given).split(";")[0]!;
      return answer;
    };
    const start = async (provider: SignInProvider, returnPath?: string) => {
      const answer = await post("accounts/openid/start", { provider, returnPath });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      return answer.json().data.url as string;
    };
    /** Brings the provider's answer to the callback, as Google's or as Apple's does; gives the page's address. */
    const comeBack = async (provider: SignInProvider, values: Record<string, string>): Promise<URL> => {
      const path = `accounts/openid/${provider}/callback`;
      const form = new URLSearchParams(values).toString();
      let search = `?${form}`;
      if (provider === "apple") {
        // A form of another site brings no cookie.
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        const posted = await server.request(path, { method: "POST", headers, body: form });
        expect(posted.status).toBe(303);
        search = String(posted.headers.location);
        expect(search).not.toContain("user");
      }
      const answer = await server.request(`${path}${search}`, { headers: cookie ? { cookie } : {} });
      expect(answer.status).toBe(303);
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      const page = new URL(String(answer.headers.location));
      expect(page.pathname).toBe("/login/continue");
      return page;
    };
    const fragmentOf = (page: URL) => Object.fromEntries(new URLSearchParams(page.hash.slice(1)));
    const travel = async (provider: SignInProvider, { person, faults, returnPath }: TravelOptions) => {
      const url = await start(provider, returnPath);
      return fragmentOf(await comeBack(provider, issuer.consent(url, person, faults)));
    };
    const exchange = (code: string) => post("accounts/openid/sign_in", { code });
    return {
      ...{ post, start, comeBack, travel, exchange, fragmentOf },
      /** There, back, and the code's exchange. */
      logIn: async (provider: SignInProvider, person: IssuerPerson) =>
        exchange((await travel(provider, { person })).code!),
      hasCookie: () => cookie,
    };
  };

  return {
    ...{ issuer, server, browser, calls: accountsOf(server) },
    /** Somebody whom Google answers for. */
    newPerson: (more: Partial<IssuerPerson> = {}): IssuerPerson => ({
      ...{ sub: `sub-${++count}`, email: `person-${count}@gmail.com`, email_verified: true },
      ...{ given_name: "Noa", family_name: "Lind", ...more },
    }),
    confirm: (email: string) =>
      server.db
        .updateTable("accounts")
        .set({ emailVerifiedAt: new Date() })
        .where("email", "=", email)
        .execute(),
    identities: (email: string) =>
      server.db
        .selectFrom("signInIdentities")
        .innerJoin("accounts", "accounts.id", "signInIdentities.accountId")
        .select(["provider", "subject", "signInIdentities.id"])
        .where("accounts.email", "=", email)
        .orderBy("provider")
        .execute(),
    close: async () => {
      await server.close();
      await issuer.close();
    },
  };
}

/** Logging in by way of a provider: every answer that is refused, and what nobody can do with a flow of others. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOpenId } from "./openid.fixtures.ts";
import type { TokenFaults } from "./openid-issuer.fixtures.ts";

let world: Awaited<ReturnType<typeof startOpenId>>;
beforeAll(async () => {
  world = await startOpenId();
});
afterAll(() => world.close());

/** Somebody who has an account here and is at Google with the same address. */
async function member() {
  const { email } = await world.server.person("educator");
  return { person: world.newPerson({ email, hd: "people.example" }) };
}

describe("what is refused", () => {
  const faults: Record<string, TokenFaults> = {
    "another nonce": { claims: { nonce: "of-another-flow" } },
    "another audience": { claims: { aud: "another-client" } },
    "another issuer": { claims: { iss: "https://evil.example" } },
    "a key that the issuer does not have": { isForged: true },
    "a token of yesterday": { expiresIn: "-1d" },
  };
  test.each(Object.entries(faults))("an ID token with %s", async (_, fault) => {
    const { person } = await member();
    const result = await world.browser().travel("google", { person, faults: fault });
    expect(result).toEqual({ problem: "refused" });
  });

  test("a state a second time, of another browser, of another provider, late, or made up", async () => {
    const { person } = await member();
    const [own, other] = [world.browser(), world.browser()];
    const begin = async () => world.issuer.consent(await own.start("google"), person);
    await other.start("google");
    const bring = async (tab: typeof own, provider: "google" | "apple", values: Record<string, string>) =>
      tab.fragmentOf(await tab.comeBack(provider, values));
    const expired = { problem: "expired" };

    const good = await begin();
    expect(await bring(other, "google", good)).toEqual(expired);
    expect(await bring(own, "apple", good)).toEqual(expired);
    expect(await bring(own, "google", { ...good, state: `${good.state}x` })).toEqual(expired);
    expect(await bring(own, "google", good)).toEqual({ code: expect.any(String) });
    expect(await bring(own, "google", good)).toEqual(expired);

    const late = await begin();
    await world.server.db
      .updateTable("openidFlows")
      .set({ expiresAt: new Date(0) })
      .execute();
    expect(await bring(own, "google", late)).toEqual(expired);
  });

  test("a code in another browser, a second time, and after its minute", async () => {
    const { person } = await member();
    const [own, other] = [world.browser(), world.browser()];
    await other.start("google");
    const { code } = await own.travel("google", { person });
    const refused = await other.exchange(code!);
    expect([refused.status, refused.json().code]).toEqual([422, "flow_expired"]);
    expect((await own.exchange(code!)).status).toBe(200);
    expect((await own.exchange(code!)).status).toBe(422);
    const { code: next } = await own.travel("google", { person });
    await world.server.db
      .updateTable("openidFlows")
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute();
    expect((await own.exchange(next!)).status).toBe(422);
  });

  test("a state whose code was not asked for with its verifier", async () => {
    const { person } = await member();
    const own = world.browser();
    const [first, second] = [await own.start("google"), await own.start("google")];
    const [one, two] = [first, second].map((url) => world.issuer.consent(url, person));
    const mixed = await own.comeBack("google", { ...one!, code: two!.code! });
    expect(own.fragmentOf(mixed)).toEqual({ problem: "refused" });
  });

  test("a no at the provider and an issuer that is away are told apart, and the way back is kept", async () => {
    const own = world.browser();
    const returnPath = "/jobs/lead-teacher/apply";
    const at = async (values: (state: string) => Record<string, string>) => {
      const url = await own.start("google", returnPath);
      return own.comeBack("google", values(new URL(url).searchParams.get("state")!));
    };
    const canceled = await at((state) => ({ error: "access_denied", state }));
    expect(own.fragmentOf(canceled)).toEqual({ problem: "canceled" });
    expect(canceled.searchParams.get("return")).toBe(returnPath);
    world.issuer.state.isDown = true;
    const away = await at((state) => ({ code: "any", state }));
    world.issuer.state.isDown = false;
    expect(own.fragmentOf(away)).toEqual({ problem: "unreachable" });
  });

  test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/\t/evil.example"])(
    "to go to %s afterwards",
    async (returnPath) => {
      const own = world.browser();
      const url = await own.start("google", returnPath);
      const page = await own.comeBack("google", world.issuer.consent(url, (await member()).person));
      expect(page.search).toBe("");
    },
  );
});

test("the way back is the brand's own, whatever the request says", async () => {
  const headers = { "content-type": "application/json", "x-forwarded-host": "evil.example" };
  const answer = await world.server.request("accounts/openid/start", {
    method: "POST",
    headers: { ...headers, host: "evil.example" },
    body: { provider: "google" },
  });
  const { searchParams } = new URL(answer.json().data.url);
  const { publicUrl } = world.server.config;
  expect(searchParams.get("redirect_uri")).toBe(`${publicUrl}/api/accounts/openid/google/callback`);
  expect(String(answer.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Lax/);
});

test("the database has hashes alone: nothing in it ends a flow", async () => {
  const own = world.browser();
  const url = await own.start("google");
  const asked = new URL(url).searchParams;
  const rows = JSON.stringify(await world.server.db.selectFrom("openidFlows").selectAll().execute());
  const cookie = own.hasCookie().split("=")[1]!;
  for (const secret of [asked.get("state")!, asked.get("nonce")!, cookie]) expect(rows).not.toContain(secret);
});

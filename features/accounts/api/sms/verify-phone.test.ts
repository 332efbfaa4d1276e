import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendSmsToAccount } from "./send-sms-to-account.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let count = 0;

beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => server.close());

type Person = Awaited<ReturnType<typeof newcomer>>;
const newcomer = async (phoneNumber = `(512) 555-0${String(200 + ++count)}`) => ({
  ...(await server.person("educator", {
    ...{ zipCode: "78701", phoneNumber, smsNotifications: true, unverified: true },
  })),
  phoneNumber,
});
const post = (who: Person, path: string, body: object = {}) =>
  who.request(`account/phone/${path}`, { method: "POST", body });
const textsTo = async ({ accountId }: Person) =>
  server.db
    .selectFrom("smsMessages")
    .select(["recipient", "body"])
    .where("accountId", "=", accountId)
    .execute();
const newestCode = async (who: Person) => /\d{6}/.exec((await textsTo(who)).at(-1)!.body)![0];
const textThem = ({ accountId }: Person) =>
  server.db.transaction().execute((db) =>
    sendSmsToAccount(
      db,
      { origin: "https://cubby.example" },
      {
        ...{ accountId, key: `test:${accountId}:${++count}`, isUrgent: true },
        template: { id: "interviews.reminder", write: () => "Your interview is tomorrow." },
      },
    ),
  );
const isVerified = async (who: Person) => (await who.request("account")).json().meta.phone.isVerified;

describe("a phone number", () => {
  test("gets no text before its owner typed the code that was texted there", async () => {
    const newAccount = await newcomer();
    expect([await isVerified(newAccount), await textThem(newAccount)]).toEqual([false, false]);
    expect((await post(newAccount, "send_code")).status).toBe(204);
    expect(await textsTo(newAccount)).toHaveLength(1);
    expect((await post(newAccount, "verify", { code: "000000" })).status).toBe(422);
    expect(await textThem(newAccount)).toBe(false);
    const code = await newestCode(newAccount);
    expect((await post(newAccount, "verify", { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      204,
    );
    expect([await isVerified(newAccount), await textThem(newAccount)]).toEqual([true, true]);
    // The code is not a notification: the first notification still says how to end them.
    expect((await textsTo(newAccount)).at(-1)!.body).toContain("Reply STOP");
    expect((await post(newAccount, "verify", { code })).status).toBe(422);
    expect((await post(newAccount, "send_code")).status).toBe(409);
  });

  test("that is changed must be confirmed anew; a code for the old one proves nothing", async () => {
    const newAccount = await newcomer();
    await post(newAccount, "send_code");
    const code = await newestCode(newAccount);
    const [profile] = (await newAccount.request("user_profiles")).json().data;
    const change = (phoneNumber: string) =>
      newAccount.request(`user_profiles/${profile.id}`, {
        method: "PATCH",
        body: { data: { type: "user_profiles", id: profile.id, attributes: { phoneNumber } } },
      });
    await change("(512) 555-0999");
    expect((await post(newAccount, "verify", { code })).status).toBe(422);
    await change(newAccount.phoneNumber);
    expect((await post(newAccount, "verify", { code })).status).toBe(204);
    await change("(512) 555-0999");
    expect([await isVerified(newAccount), await textThem(newAccount)]).toEqual([false, false]);
  });

  test("is not flooded: three codes an hour for an account, six a day to a number", async () => {
    const number = "(512) 555-0777";
    const statuses: number[] = [];
    for (let person = 0; person < 3; person++) {
      const newAccount = await newcomer(number);
      for (let n = 0; n < 4; n++) statuses.push((await post(newAccount, "send_code")).status);
    }
    expect(statuses).toEqual([204, 204, 204, 429, 204, 204, 204, 429, 429, 429, 429, 429]);
  });

  test("is not guessed: five tries in a quarter of an hour", async () => {
    const newAccount = await newcomer();
    await post(newAccount, "send_code");
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await post(newAccount, "verify", { code: `00000${n}` })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await post(newAccount, "verify", { code: await newestCode(newAccount) })).status).toBe(429);
  });
});

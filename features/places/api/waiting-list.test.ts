import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { hash } from "@node-rs/argon2";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { emailWaitingList } from "./email-waiting-list.job.ts";

const server = await testServer();
afterAll(() => server.close());
const jobs = testJobs({ url: server.databaseUrl, db: server.db }, [emailWaitingList]);

const join = (body: object, headers = {}) =>
  server.request("waiting_list", { method: "POST", body, headers });
const robin = { email: "Robin@people.example", zipCode: "82001-1234", userType: "educator" };

test("asking to be told is kept once, whoever asks", async () => {
  const first = await join(robin, { "accept-language": "es" });
  expect(first.status).toBe(200);
  expect(first.json()).toEqual({ meta: { alreadyListed: false } });
  expect((await join(robin)).json()).toEqual({ meta: { alreadyListed: true } });
  const entries = await server.db.selectFrom("waitingListEntries").selectAll().execute();
  expect(entries).toMatchObject([
    {
      email: "robin@people.example",
      zipCode: "82001",
      userType: "educator",
      language: "es",
      notifiedAt: null,
    },
  ]);
});

test.each([
  [{ ...robin, email: "robin" }, "/email"],
  [{ ...robin, zipCode: "820" }, "/zipCode"],
  [{ ...robin, zipCode: "47332" }, "/zipCode"],
])("%j is refused at its field", async (body, field) => {
  const answer = await join(body);
  expect(answer.status).toBe(422);
  expect(answer.json().errors[0].source.pointer).toMatch(new RegExp(`${field}$`));
});

test("when the area opens those who wait there are told, once, in their language", async () => {
  await join({ email: "far@people.example", zipCode: "78701", userType: "educator" });
  const headers = await operator();
  const [wyoming] = (await server.request("geographies?filter[zipCode]=82001", { headers })).json().data;
  const change = (attributes: object) =>
    server.request(`geographies/${wyoming.id}`, {
      method: "PATCH",
      headers,
      body: { data: { type: "geographies", id: wyoming.id, attributes } },
    });
  expect((await change({ descriptiveLabel: "The whole state" })).status).toBe(200);
  await jobs.run();
  expect(await mails()).toEqual([]);

  expect((await change({ userProfileRegisterable: true })).status).toBe(200);
  await jobs.run();
  expect((await change({ descriptiveLabel: "All of it" })).status).toBe(200);
  await jobs.run();
  expect(await mails()).toMatchObject([{ toAddress: "robin@people.example", language: "es" }]);
});

const mails = () =>
  server.db.selectFrom("mails").selectAll().where("name", "=", "places.area-opened").execute();

async function operator(): Promise<Record<string, string>> {
  const [email, password] = ["op@people.example", "blue-paper-boats"];
  const account = {
    email,
    passwordHash: await hash(password),
    userType: "operator" as const,
    operatorRole: "all",
  };
  await server.db.insertInto("accounts").values(account).execute();
  const signedIn = await server.request("accounts/sign_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { email, password },
  });
  return { authorization: `Bearer ${String(signedIn.headers["access-token"])}` };
}

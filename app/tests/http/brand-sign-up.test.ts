/** A person belongs to the brand at whose address they signed up, and a brand decides who and where may. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const host = "oaks.example";
let server: Awaited<ReturnType<typeof testServer>>;
let brandId: string;
let people = 0;

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: "https://jobs.cubby.example" });
  const brand = await server.db
    .insertInto("brands")
    .values({
      ...{ name: "Little Oaks", domain: host, contactEmail: "hello@oaks.example", links: "{}" },
      removeSchoolSignup: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  brandId = brand.id;
});
afterAll(() => server.close());

async function signUp(at: string, more: object) {
  const email = `person${(people += 1)}@people.example`;
  const person = { email, password: "blue-paper-boats", firstName: "Noa", lastName: "Field" };
  const body = { ...person, zipCode: "78701", ...more };
  const answer = await server.request("accounts/sign_up", { method: "POST", headers: { host: at }, body });
  const account = await server.db
    .selectFrom("accounts")
    .select("brandId")
    .where("email", "=", email)
    .executeTakeFirst();
  return { answer, account };
}

test("an account keeps the brand it signed up at", async () => {
  expect((await signUp(host, { userType: "educator" })).account).toEqual({ brandId });
  const elsewhere = await signUp("jobs.cubby.example", { userType: "educator" });
  expect(elsewhere.account!.brandId).not.toBe(brandId);
});

test("a brand for educators alone takes no program, over the API either", async () => {
  const { answer, account } = await signUp(host, { userType: "employer", employerName: "Oak Room" });
  expect([answer.status, account]).toEqual([403, undefined]);
  const elsewhere = await signUp("jobs.cubby.example", { userType: "employer", employerName: "Oak Room" });
  expect(elsewhere.answer.status).toBe(200);
});

test("nor does such a brand's account add one afterwards", async () => {
  const employer = await server.person("employer", { employerName: "Oak Room", zipCode: "78701" });
  const add = () =>
    employer.request("employers", {
      method: "POST",
      body: { data: { type: "employers", attributes: { name: "Second Oak", zip: "78701" } } },
    });
  await server.db.updateTable("accounts").set({ brandId }).where("id", "=", employer.accountId).execute();
  expect((await add()).status).toBe(403);
  await server.db
    .updateTable("accounts")
    .set({ brandId: null })
    .where("id", "=", employer.accountId)
    .execute();
  expect((await add()).status).toBe(201);
});

test("a brand with places of its own sends everybody else to the waiting list", async () => {
  const areas = await server.db.selectFrom("geographies").select(["id", "zips"]).execute();
  const here = areas.filter(({ zips }) => zips.includes("78701")).map(({ id }) => id);
  const limitTo = (geographyIds: string[]) =>
    server.db.updateTable("brands").set({ geographyIds }).where("id", "=", brandId).execute();
  await limitTo(areas.map(({ id }) => id).filter((id) => !here.includes(id)));
  const { answer } = await signUp(host, { userType: "educator" });
  expect(answer.json()).toMatchObject({
    errors: [{ field: "zipCode", message: "We're not in your area yet" }],
  });
  await limitTo(here);
  expect((await signUp(host, { userType: "educator" })).answer.status).toBe(200);
});

/** Prices and the plans' cards: what is on sale, what an amount that was agreed to stays, and which card stands out. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make, operatorOf, type TestUser } from "#features/educators/api/educators.fixtures.ts";
import { employerOf } from "#features/employers/api/employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let operator: TestUser;
beforeAll(async () => {
  server = await testServer();
  operator = await operatorOf(server);
});
afterAll(() => server.close());

interface Shown {
  id: string;
  attributes: { name: string; priceCents: number; mostPopular: boolean };
  relationships: { plan: { data: { id: string } } };
}
const list = async (path: string, who: Pick<TestUser, "request"> = server): Promise<Shown[]> =>
  (await who.request(path)).json().data;
const amounts = async (who?: TestUser) =>
  (await list("employers/prices", who)).map(({ attributes }) => attributes.priceCents);
const planNamed = async (name: string) =>
  (await list("employers/plans")).find((plan) => plan.attributes.name === name)!.id;
const idOf = (answer: { json: () => { data: { id: string } } }) => answer.json().data.id;
const removing = (path: string) => operator.request(path, { method: "DELETE" });

async function expectInUse(path: string) {
  const { status, json } = await removing(path);
  expect([path, status, json().errors[0].code]).toEqual([path, 409, "in_use"]);
}

test("everybody sees what each plan costs by the month and by the year, and how it presents itself", async () => {
  expect(await amounts()).toEqual([2900, 7900, 14_900, 29_000, 79_000, 149_000]);
  const cards = await list("employers/plan_benefits");
  expect(cards.map(({ attributes }) => attributes)).toMatchObject([
    { name: "Free", tier: 0, mostPopular: false },
    { name: "Essential", tier: 1, mostPopular: false, trialButtonText: "Start your free trial" },
    { name: "Growth", tier: 2, mostPopular: true, reactivateButtonText: "Resume plan" },
    { name: "Network", tier: 3, mostPopular: false },
  ]);
  for (const who of [await server.person("educator"), await server.person("employer")]) {
    const planId = await planNamed("Growth");
    const price = { planId, name: "Cheap", interval: "month", priceCents: 1 };
    expect((await make(who, "employers/prices", price)).status).toBe(403);
    expect((await make(who, "employers/plan_benefits", { planId, name: "Mine" })).status).toBe(403);
  }
});

test("a price is never edited: another replaces it, and who pays it still sees it", async () => {
  const planId = await planNamed("Essential");
  const [before] = await list(`employers/prices?filter[planId]=${planId}&sort=priceCents`);
  const edited = await change(operator, "prices", before!.id, { priceCents: 1 }, "employers/prices");
  expect(edited.status).toBe(403);

  const payer = await server.person("employer", { employerName: "Loyal House" });
  await server.db
    .updateTable("subscriptions")
    .set({ planId, priceId: before!.id, status: "active" })
    .where("employerId", "=", await employerOf(payer))
    .execute();
  const dearer = { planId, name: "Essential, monthly", interval: "month", priceCents: 3500 };
  const answer = await make(operator, "employers/prices", dearer);
  expect(answer.status).toBe(201);
  expect(answer.json().data.attributes).toMatchObject({
    priceCurrency: "usd",
    intervalCount: 1,
    replacedAt: null,
  });
  expect(await amounts()).toEqual([3500, 7900, 14_900, 29_000, 79_000, 149_000]);
  expect(await amounts(payer)).toContain(2900);
  expect(await amounts(await server.person("employer"))).not.toContain(2900);

  await expectInUse(`employers/prices/${before!.id}`);
  expect((await removing(`employers/prices/${idOf(answer)}`)).status).toBe(204);
  await expectInUse(`employers/plans/${planId}`);
});

test("of two prices put on sale together one remains", async () => {
  const planId = await planNamed("Growth");
  const price = (priceCents: number) => ({ planId, name: "Growth, monthly", interval: "month", priceCents });
  const both = await Promise.all(
    [8100, 8200].map((priceCents) => make(operator, "employers/prices", price(priceCents))),
  );
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const monthly = (await amounts()).filter((cents) => cents > 7000 && cents < 9000);
  expect([[8100], [8200]]).toContainEqual(monthly);
});

test.each([
  [{ priceCents: -1 }, "priceCents"],
  [{ interval: "week" }, "interval"],
  [{ priceCurrency: "Dollars" }, "priceCurrency"],
  [{ planId: "01890000-0000-7000-8000-000000000000" }, "planId"],
  [{ replacedAt: "2026-01-01T00:00:00Z" }, "replacedAt"],
])("a price of %o is refused", async (wrong, field) => {
  const price = { planId: await planNamed("Network"), name: "Odd", interval: "month", priceCents: 100 };
  const answer = await make(operator, "employers/prices", { ...price, ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.json().errors.map((error: { meta: { field: string } }) => error.meta.field)).toEqual([field]);
});

test("another most popular card takes the place of the first; a plan has one card, and takes it along", async () => {
  const path = "employers/plan_benefits";
  const popular = async () =>
    (await list(path))
      .filter(({ attributes }) => attributes.mostPopular)
      .map(({ attributes }) => attributes.name);
  const card = (await list(path)).find(({ attributes }) => attributes.name === "Network")!;
  const patched = await change(operator, "plan_benefits", card.id, { mostPopular: true, tier: 9 }, path);
  expect(patched.json().data.attributes).toMatchObject({ mostPopular: true, tier: 9 });
  expect(await popular()).toEqual(["Network"]);

  const planId = idOf(await make(operator, "employers/plans", { name: "Campus" }));
  const words = {
    name: "Campus",
    trialButtonText: "Try it",
    reactivateButtonText: "Resume",
    mostPopular: true,
  };
  expect((await make(operator, path, { ...words, planId })).status).toBe(201);
  expect(await popular()).toEqual(["Campus"]);
  expect((await make(operator, path, { ...words, planId })).status).toBe(409);
  expect((await removing(`employers/plans/${planId}`)).status).toBe(204);
  expect(await popular()).toEqual([]);
});

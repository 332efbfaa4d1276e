/** Promo pages: whose they are, when they are seen, and what a program that comes from one brings along. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make, operatorOf, type TestUser } from "#features/educators/api/educators.fixtures.ts";
import { employerOf } from "#features/employers/api/employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let operator: TestUser;
let brandId: string;
let otherBrandId: string;
beforeAll(async () => {
  server = await testServer();
  operator = await operatorOf(server);
  const brand = await server.db
    .selectFrom("brands")
    .select("id")
    .where("isDefault", "=", true)
    .executeTakeFirstOrThrow();
  brandId = brand.id;
  const other = { name: "Elm Groups", domain: "elm.example", contactEmail: "hello@elm.example" };
  otherBrandId = idOf(await make(operator, "brands", other));
});
afterAll(() => server.close());

const idOf = (answer: { json: () => { data: { id: string } } }) => answer.json().data.id;
const past = "2026-01-05T15:00:00.000Z";
let count = 0;
const page = (more: object = {}) => ({
  ...{
    brandId,
    slug: `spring-${(count += 1)}`,
    audience: "employer",
    title: "Spring hiring",
    publishedAt: past,
  },
  ...more,
});
const slugs = async (who: Pick<TestUser, "request">, headers: Record<string, string> = {}) =>
  (await who.request("promo_pages?page[size]=100", { headers }))
    .json()
    .data.map(({ attributes }: { attributes: { slug: string } }) => attributes.slug);

test("operators write them, every write is in the audit log, and nobody else does", async () => {
  const attributes = page({ body: '<p onclick="x()">Hello <script>alert(1)</script><b>there</b></p>' });
  for (const who of [await server.person("educator"), await server.person("employer")])
    expect((await make(who, "promo_pages", attributes)).status).toBe(403);
  const created = await make(operator, "promo_pages", attributes);
  expect(created.status).toBe(201);
  const { body } = created.json().data.attributes;
  expect(body).toContain("Hello");
  expect(body).not.toMatch(/script|onclick/);
  expect((await make(operator, "promo_pages", attributes)).status).toBe(409);
  const id = idOf(created);
  const changed = await change(operator, "promo_pages", id, { title: "Autumn", body: "<script>1</script>x" });
  expect(changed.json().data.attributes).toMatchObject({
    title: "Autumn",
    body: expect.not.stringMatching(/script/),
  });
  expect((await operator.request(`promo_pages/${id}`, { method: "DELETE" })).status).toBe(204);
  const audited = await server.db
    .selectFrom("auditLogs")
    .select("action")
    .where("entityId", "=", id)
    .execute();
  expect(audited.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
});

test("a draft, a page of later and one of another brand are not shown; the other brand's site shows its own", async () => {
  const [own, draft, later, others] = [
    page(),
    page({ publishedAt: null }),
    page({ publishedAt: "2999-01-01T00:00:00.000Z" }),
    page({ brandId: otherBrandId }),
  ];
  const ids: string[] = [];
  for (const one of [own, draft, later, others]) ids.push(idOf(await make(operator, "promo_pages", one)));
  for (const who of [server, await server.person("educator"), await server.person("employer")]) {
    const shown = await slugs(who);
    expect(shown).toContain(own.slug);
    for (const { slug } of [draft, later, others]) expect(shown).not.toContain(slug);
    expect((await who.request(`promo_pages/${ids[1]}`)).status).toBe(404);
  }
  expect(await slugs(server, { host: "elm.example" })).toEqual([others.slug]);
  expect(await slugs(operator)).toEqual(
    expect.arrayContaining([own.slug, draft.slug, later.slug, others.slug]),
  );
  const one = (await server.request(`promo_pages?filter[slug]=${own.slug}`)).json().data;
  expect(one).toHaveLength(1);
});

test.each([
  [{ slug: "Spring Hiring" }, "slug"],
  [{ title: " " }, "title"],
  [{ audience: "parents" }, "audience"],
  [{ description: "a".repeat(201) }, "description"],
  [{ code: "" }, "code"],
])("a page with %o is refused", async (wrong, field) => {
  const answer = await make(operator, "promo_pages", page(wrong));
  expect(answer.status).toBe(422);
  expect(answer.json().errors.map((error: { meta: { field: string } }) => error.meta.field)).toEqual([field]);
});

test("a program that registers from a partner's page says so, and asks for the partner's system, once", async () => {
  const { slug } = page();
  await make(operator, "promo_pages", page({ slug, connector: "Kite Roster", code: "SPRING" }));
  const employer = await server.person("employer", {
    ...{ employerName: "Kite House", zipCode: "78701", address: "1 Elm Street" },
    referrer: `promo:${slug}`,
  });
  const employerId = await employerOf(employer);
  const { referrer } = (await employer.request(`employers/${employerId}`)).json().data.attributes;
  expect(referrer).toBe(`promo:${slug}`);
  const { data } = (await employer.request("connectors")).json();
  expect(data).toMatchObject([{ attributes: { service: "Kite Roster", state: "requested" } }]);

  const hidden = [page({ publishedAt: null }), page({ audience: "educator" })];
  for (const one of hidden) await make(operator, "promo_pages", { ...one, connector: "Secret Partner" });
  const typed = hidden.map((one) => `promo:${one.slug}`);
  for (const unknown of [...typed, "promo:nothing-there", "a friend", undefined]) {
    const other = await server.person("employer", { employerName: "Elsewhere", referrer: unknown });
    expect((await other.request("connectors")).json().data).toEqual([]);
  }
});

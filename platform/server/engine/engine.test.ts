/** The engine over a real collection: the rules of JSON:API and of the API for reading and writing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

describe("reading", () => {
  test("a collection answers with links, counts and the exact media type", async () => {
    const answer = await server.request("brands?page[size]=1");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/vnd.api+json");
    const document = answer.json();
    expect(document.data).toHaveLength(1);
    expect(document.meta.page).toMatchObject({ number: 1, size: 1, totalIsExact: true });
    expect(document.links.prev).toBeNull();
  });

  test.each([
    ["filter[nope]=1", "filter[nope]"],
    ["include=nope", "include"],
    ["sort=nope", "sort"],
    ["page[size]=0", "page[size]"],
    ["page[size]=101", "page[size]"],
    ["nope=1", "nope"],
    ["sort=constructor", "sort"],
    ["fields[brands]=name,nope", "fields[brands]"],
    ["fields[nope]=name", "fields[nope]"],
    ["filter[domain]=a%00b", "filter[domain]"],
  ])("an unknown or bad parameter %s is 400 naming it", async (query, parameter) => {
    const answer = await server.request(`brands?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json().errors[0].source).toEqual({ parameter });
  });

  test("what only operators may read leaves no trace for others", async () => {
    const [brand] = (await server.request("brands")).json().data;
    expect(brand.attributes).toHaveProperty("name");
    expect(brand.attributes).not.toHaveProperty("domains");
  });
});

test("a document varies on Accept, besides other headers", async () => {
  const { headers } = await server.request("brands", { headers: { origin: "https://elsewhere.example" } });
  expect(String(headers.vary).split(", ").toSorted()).toEqual([
    ...["Accept", "Accept-Language", "Authorization", "Cookie", "Origin"],
  ]);
});

test.each(["brands/a%00b", "brands/%ff", "no_such_thing"])("%s is no page and no failure", async (path) => {
  const answer = await server.request(path);
  expect([400, 404]).toContain(answer.status);
  expect(answer.headers["content-type"]).toBe("application/vnd.api+json");
});

describe("what the database would refuse is refused in words", () => {
  let operator: Awaited<ReturnType<typeof server.person>>;
  beforeAll(async () => {
    operator = await server.person("educator");
    const me = server.db.updateTable("accounts").where("id", "=", operator.accountId);
    await me.set({ userType: "operator", operatorRole: "all" }).execute();
  });
  const brand = (name: string, domain: string) => {
    const attributes = { name, domain, contactEmail: "hello@willow.example" };
    return operator.request("brands", { method: "POST", body: { data: { type: "brands", attributes } } });
  };

  test.each(["a\0b", "half \ud800 of a pair"])("text it cannot store: %j", async (name) => {
    const answer = await brand(name, "willow.example");
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toMatchObject([
      {
        code: "malformed_text",
        detail: "This text holds a character that cannot be saved. Delete it, then type it again.",
        source: { pointer: "/data/attributes/name" },
        meta: { field: "name" },
      },
    ]);
  });

  test("each text it cannot store is pointed at, also deeply nested and in a name", async () => {
    const attributes = { name: "a", links: { "a/b": ["fine", "\0"] }, theme: { "\ud800": 1 } };
    const body = { data: { type: "brands", attributes } };
    const answer = await operator.request("brands", { method: "POST", body });
    const pointers = answer
      .json()
      .errors.map(({ source }: { source: { pointer: string } }) => source.pointer);
    expect(pointers).toEqual(["/data/attributes/links/a~1b/1", "/data/attributes/theme"]);
  });

  test("too deeply nested bodies are invalid", async () => {
    const body = `{"data":${"[".repeat(2_000)}${"]".repeat(2_000)}}`;
    expect((await operator.request("brands", { method: "POST", body })).status).toBe(400);
  });

  test("a name that every object inherits is an unknown attribute", async () => {
    const { id } = (await brand("Names", "names.example")).json().data;
    const change = (attributes: object) =>
      operator.request(`brands/${id}`, {
        method: "PATCH",
        body: { data: { type: "brands", id, attributes } },
      });
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      const body = `{"data":{"type":"brands","id":"${id}","attributes":{"${name}":"x"}}}`;
      expect((await operator.request(`brands/${id}`, { method: "PATCH", body })).status, name).toBe(422);
      expect((await server.request(`brands?filter[${name}]=x`)).status, name).toBe(400);
      expect((await server.request(`brands?sort=${name}`)).status, name).toBe(400);
      expect((await server.request(`brands?include=${name}`)).status, name).toBe(400);
    }
    expect((await change({ name: "Names of brands" })).status).toBe(200);
  });

  test("an empty change of a row that one may not change is refused", async () => {
    const [{ id }] = (await server.request("brands")).json().data;
    const educator = await server.person("educator");
    const body = { data: { type: "brands", id } };
    expect((await educator.request(`brands/${id}`, { method: "PATCH", body })).status).toBe(403);
    expect((await operator.request(`brands/${id}`, { method: "PATCH", body })).status).toBe(200);
  });

  test("a link that is not http or https", async () => {
    const links = { help: "javascript:alert(1)" };
    const attributes = { name: "Elm", domain: "elm.example", contactEmail: "hello@elm.example", links };
    const body = { data: { type: "brands", attributes } };
    expect((await operator.request("brands", { method: "POST", body })).status).toBe(422);
  });

  test("a second row of what there may be only one of", async () => {
    const attributes = { title: "Willow diploma" };
    const body = { data: { type: "educational_qualifications", attributes } };
    const create = () => operator.request("educational_qualifications", { method: "POST", body });
    expect((await create()).status).toBe(201);
    const again = await create();
    expect([again.status, again.json().errors[0].code]).toEqual([409, "duplicate"]);
  });
});

describe("rights come before the body", () => {
  test("a guest gets 401, a person without the right 403, both before malformed JSON is detected", async () => {
    const bad = { method: "POST", body: "{" } as const;
    expect((await server.request("brands", bad)).status).toBe(401);
    const educator = await server.person("educator");
    expect((await educator.request("brands", bad)).status).toBe(403);
  });
});

test("the OpenAPI document lists what is served, with closed sets as enums", async () => {
  const { paths, components } = (await server.request("openapi.json")).json();
  expect(paths["/api/brands/{id}"]).toHaveProperty("patch");
  expect(paths["/api/accounts/sign_in"]).toHaveProperty("post");
  expect(paths["/api/cable_tickets"]).toHaveProperty("post");
  expect(components.schemas.account.properties.attributes.properties.userType.enum).toContain("educator");
  expect(paths["/api/brands"].post).toHaveProperty("requestBody");
  const parameters = paths["/api/job_listings"].get.parameters as { name: string }[];
  expect(parameters.map(({ name }) => name)).not.toContain("filter[listingStatus]");
  expect(parameters.find(({ name }) => name === "filter[schedule]")).toMatchObject({
    schema: { type: "array", items: { enum: ["Full-time", "Part-time", "Seasonal", "Substitute"] } },
    explode: false,
  });
  expect((await server.request("docs")).status).toBe(200);
});

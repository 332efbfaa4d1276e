/** The OpenAPI document is valid and whole: every call has its parameters, its body and its answers. */
import { loadSample } from "#db/sample/load-sample.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, expect, test } from "vitest";
import { checkAgainst } from "../../testing/api-document.ts";
import { contractCallers } from "../../testing/contract-callers.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
await loadSample(server.db, { sizes: { employers: 6, jobs: 20, educators: 20, applications: 30 } });
afterAll(() => server.close());

interface Operation {
  summary?: string;
  parameters: { name?: string; in?: string; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const answer = await server.request("openapi.json");
const document = answer.json() as Document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test("it is made once, and not sent again to who has it", async () => {
  const etag = String(answer.headers.etag);
  const again = await server.request("openapi.json", { headers: { "if-none-match": etag } });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect((await server.request("openapi.json")).headers.etag).toBe(etag);
});

test("filter[updatedSince] works on every collection, and the document names it", async () => {
  const operator = (await contractCallers(server)).find(({ kind }) => kind === "operator")!;
  const lists = operations.filter(({ operation }) =>
    operation.parameters.some(({ name }) => name === "page[number]"),
  );
  const unfiltered: string[] = [];
  for (const { path, operation } of lists.filter((one) => !computed.includes(one.path))) {
    const isNamed = operation.parameters.some(({ name }) => name === "filter[updatedSince]");
    const later = await server.request(`${path}?filter[updatedSince]=2100-01-01T00:00:00Z`, operator);
    const isEmpty = later.headers["content-type"]?.startsWith("text/csv")
      ? later.text.trim().split("\n").length === 1
      : (later.json().meta?.page ?? later.json().meta)?.total === 0;
    if (!isNamed || later.status !== 200 || !isEmpty) unfiltered.push(`${path} ${later.status} ${isNamed}`);
  }
  expect(unfiltered).toEqual([]);
  expect(lists.length).toBeGreaterThan(70);
});

/** Not of rows: free times are computed. */
const computed = ["/api/interview_slots"];

test("an answer or a body that differs from it is found", async () => {
  const check = checkAgainst(answer.text);
  const text = (await server.request("brands")).text;
  const read = { method: "GET", url: "/api/brands", status: 200, responseType: "application/vnd.api+json" };
  expect(check({ ...read, text })).toEqual([]);
  expect(check({ ...read, text: text.replace('"brands"', '"bands"') })[0]).toContain("/data/0/type");
  expect(check({ ...read, text: "{}" })[0]).toContain("required property");
  expect(check({ ...read, text, responseType: "text/html" })[0]).toContain("type text/html");
  expect(check({ ...read, text, status: 206 })[0]).toContain("status");
  const write = { method: "POST", url: "/api/cable_tickets", status: 200, text: '{"ticket":"a"}' };
  const sent = { ...write, responseType: "application/json", requestBody: { a: 1 } };
  expect(check({ ...sent, requestType: "application/json" })).toEqual([]);
  expect(check({ ...sent, requestType: "text/csv" })[0]).toContain("text/csv");
});

test("it is valid by OpenAPI 3.1", async () => {
  const result = await new Validator().validate({ ...document });
  expect(result).toEqual({ valid: true });
});

test("every call has a summary, its path's parameters, a body where it writes, and an answer", () => {
  const gaps = operations.flatMap(({ path, method, operation }) =>
    gapsOf(path, method, operation).map((gap) => `${method.toUpperCase()} ${path}: ${gap}`),
  );
  expect(gaps).toEqual([]);
  expect(operations.length).toBeGreaterThan(300);
});

function gapsOf(path: string, method: string, { summary, parameters, requestBody, responses }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isNamed = (name: string | undefined) =>
    parameters.some((one) => one.in === "path" && one.name === name && one.schema);
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const isWhole = ([status, { content }]: (typeof successes)[number]) =>
    ["204", "302", "303", "304"].includes(status) ||
    Object.values(content ?? {}).some(({ schema }) => schema && Object.keys(schema).length > 0);
  const needsBody = ["post", "put", "patch"].includes(method);
  const bodies = Object.values(requestBody?.content ?? {});
  return [
    ...(summary ? [] : ["no summary"]),
    ...inPath.filter((name) => !isNamed(name)).map((name) => `the parameter ${name} is not described`),
    ...(needsBody && !bodies.some(({ schema }) => schema) ? ["no body"] : []),
    ...(successes.length > 0 && successes.every(isWhole) ? [] : ["no whole answer"]),
    ...(responses["default"] ? [] : ["no refusal"]),
  ];
}

import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { bookableEmployer, everyDay, requestFreeTimes, replaceWeek } from "../interviews.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, eventType } = await bookableEmployer(server);
await replaceWeek(employer, everyDay("09:00", "11:00"));

const ask = (parameters: Record<string, string> = {}) =>
  server.request(
    `interview_slots?${new URLSearchParams({ "filter[interviewEventTypeId]": eventType.id, ...parameters })}`,
  );
const idsOf = (answer: Awaited<ReturnType<typeof ask>>) =>
  answer.json().data.map(({ id }: { id: string }) => id);

test("free times come whole, or in pages as every collection", async () => {
  const all = idsOf(await ask());
  expect(all.length).toBeGreaterThan(10);
  const second = await ask({ "page[size]": "4", "page[number]": "2" });
  expect(idsOf(second)).toEqual(all.slice(4, 8));
  expect(second.json().meta.page).toEqual({ number: 2, size: 4, total: all.length, totalIsExact: true });
  expect(Object.keys(second.json().links)).toEqual(["self", "first", "prev", "next", "last"]);
});

test("only the attributes that are asked for", async () => {
  const [row] = (await ask({ "fields[interview_slots]": "startTime" })).json().data;
  expect(Object.keys(row.attributes)).toEqual(["startTime"]);
});

test.each([
  [{ "fields[interview_slots]": "nope" }, "fields[interview_slots]", {}],
  [{ "fields[nope]": "startTime" }, "fields[nope]", {}],
  [{ "page[size]": "101" }, "page[size]", { minimum: 1, maximum: 100 }],
  [{ "page[after]": "x" }, "page[after]", {}],
  [{ sort: "startTime" }, "sort", {}],
  [{ "filter[constructor]": "x" }, "filter[constructor]", {}],
  [{ "filter[from]": "0001-01-01" }, "filter[from]", { first: 1970, last: 2199 }],
  [{ "filter[to]": "2026-02-30" }, "filter[to]", { first: 1970, last: 2199 }],
])("%j is refused by name, with the range where there is one", async (parameters, parameter, range) => {
  const answer = await ask(parameters);
  const [error] = answer.json().errors;
  expect([answer.status, error.source]).toEqual([400, { parameter }]);
  expect(error.meta ?? {}).toEqual(range);
  for (const end of Object.values(range)) expect(error.detail).toContain(String(end));
});

test("a day that a zone left out has no times", async () => {
  const answer = await requestFreeTimes(server, {
    interviewEventTypeId: eventType.id,
    timeZone: "Pacific/Apia",
    from: "2011-12-30",
    to: "2011-12-30",
  });
  expect([answer.status, answer.json().data]).toEqual([200, []]);
});

test("a number that is out of its filter's range is told the range, and the OpenAPI document knows it", async () => {
  const { paths } = (await server.request("openapi.json")).json();
  const parametersOf = (path: string): { name: string; schema: object }[] => paths[path].get.parameters;
  for (const [path, name, minimum, maximum] of [
    ["job_listings", "radiusInMiles", 0.1, 500],
    ["job_listings", "lat", -90, 90],
    ["user_profiles", "radiusInMiles", 0.1, 500],
  ] as const) {
    const answer = await employer.request(`${path}?filter[${name}]=100000`);
    const [error] = answer.json().errors;
    expect([answer.status, error.detail]).toEqual([400, `Use a number from ${minimum} to ${maximum} here.`]);
    const described = parametersOf(`/api/${path}`).find((one) => one.name === `filter[${name}]`);
    expect(described!.schema).toEqual({ type: "number", minimum, maximum });
  }
  const names = parametersOf("/api/interview_slots").map((one) => one.name);
  expect(names).toContain("filter[from]");
});

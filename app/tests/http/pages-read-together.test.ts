/** What a page reads by way of the API in this process goes out together; what others ask goes out as it comes. */
import { testServer } from "#app/testing/test-server.ts";
import { sentStatements } from "#platform/server/testing/count-statements.ts";
import { afterAll, expect, test } from "vitest";

const paths = ["brands", "employers/plans", "email_types?page[size]=5"];

const server = await testServer({}, async (app) => {
  app.get("/page", async (request) => {
    const { host = "" } = request.headers;
    const read = (path: string) => app.inject({ url: `/api/${path}`, headers: { host } });
    const answers = await Promise.all(paths.map(read));
    return answers.map(({ body }) => body);
  });
});
afterAll(() => server.close());

test("a page's reads are one statement, and each is answered as to anybody", async () => {
  const readPage = () => server.request("/page");
  await readPage();
  const sent = await sentStatements(readPage);
  expect(sent, sent.join("\n")).toHaveLength(1);
  const alone = await Promise.all(paths.map(async (path) => (await server.request(path)).text));
  expect((await readPage()).json()).toEqual(alone);
  const sentAlone = await sentStatements(() => Promise.all(paths.map((path) => server.request(path))));
  expect(sentAlone.length).toBeGreaterThan(paths.length);
});

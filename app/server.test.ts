/** The boundary between the API and the pages. */
import { expect, test } from "vitest";
import { testServer } from "./testing/test-server.ts";

test("below the API nothing is a page, at its own host neither", async () => {
  const server = await testServer({ API_HOST: "api.cubby.example" }, async (app) => {
    app.get("/*", (_request, reply) => reply.type("text/html").send("a page"));
  });
  const atApi = { host: "api.cubby.example" };
  const typeOf = async (path: string, headers = {}) =>
    (await server.request(path, { headers })).headers["content-type"];
  const document = "application/vnd.api+json";
  expect(await typeOf("/nothing")).toBe("text/html");
  expect(await typeOf("/api")).toBe(document);
  expect(await typeOf("/api/nothing/here")).toBe(document);
  expect(await typeOf("/nothing", atApi)).toBe(document);
  expect(await typeOf("/brands", atApi)).toBe(document);
  await server.close();
});

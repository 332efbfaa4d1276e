/**
 * Model answers over the API: their owner reads and rates them, and records those of a client's own model.
 */
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.close());
const educator = await server.person("educator");
const employer = await server.person("employer");
type Person = Pick<typeof educator, "request">;

const note = (who: Person, attributes: object) =>
  who.request("open_ai_logs", { method: "POST", body: { data: { type: "open_ai_logs", attributes } } });

test.each([
  ["an educator", educator],
  ["an employer", employer],
])("%s notes what a model of their own said, and rates it", async (_who, person) => {
  const answer = await note(person, { kind: "cover letter", input: "Toddlers", output: "Dear team" });
  expect(answer.status, answer.text).toBe(201);
  const { id, attributes } = answer.json().data;
  expect(attributes).toMatchObject({
    kind: "cover letter",
    model: "client",
    output: "Dear team",
    rating: null,
  });
  expect(attributes).not.toHaveProperty("input");
  const data = { type: "open_ai_logs", id, attributes: { rating: "helpful" } };
  const rated = await person.request(`open_ai_logs/${id}`, { method: "PATCH", body: { data } });
  expect(rated.json().data.attributes.rating).toBe("helpful");
});

test("other people's are hidden, and nothing about a row can be forged", async () => {
  const { id } = (await note(educator, { kind: "cover letter" })).json().data;
  expect((await employer.request(`open_ai_logs/${id}`)).status).toBe(404);
  expect((await note(educator, { kind: "x", model: "gpt", tokens: 5 })).status).toBe(422);
  expect((await note(educator, { kind: " " })).status).toBe(422);
  const body = { data: { type: "open_ai_logs", attributes: { kind: "x" } } };
  expect((await server.request("open_ai_logs", { method: "POST", body })).status).toBe(401);
});

test("a client notes so many a day and no more", async () => {
  const eager = await server.person("educator");
  const rows = Array.from({ length: 100 }, () => ({
    accountId: eager.accountId,
    kind: "x",
    model: "client",
  }));
  await server.db.insertInto("openAiLogs").values(rows).execute();
  const answer = await note(eager, { kind: "x" });
  expect(answer.status).toBe(429);
  expect(answer.headers["retry-after"]).toBeDefined();
});

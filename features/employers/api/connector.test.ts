/** Connectors: asked for and taken back by whom they are for, moved by operators alone. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { operatorOf } from "#features/educators/api/educators.fixtures.ts";
import { employerOf } from "./employers.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const team = await server.person("employer", { employerName: "Little Oaks", zipCode: "78701" });
const other = await server.person("employer", { employerName: "Acorn Academy", zipCode: "78701" });
const educator = await server.person("educator");
const operator = await operatorOf(server);
type Person = Pick<typeof educator, "request">;

const ask = (who: Person, attributes: object) =>
  who.request("connectors", { method: "POST", body: { data: { type: "connectors", attributes } } });
const move = (who: Person, id: string, attributes: object) =>
  who.request(`connectors/${id}`, {
    method: "PATCH",
    body: { data: { type: "connectors", id, attributes } },
  });

test("a team asks for one, sees how it stands, and takes it back", async () => {
  const answer = await ask(team, { service: "Paylocity", note: "Payroll for two sites" });
  expect(answer.status, answer.text).toBe(201);
  const { id, attributes, relationships } = answer.json().data;
  expect(attributes).toMatchObject({
    service: "Paylocity",
    note: "Payroll for two sites",
    state: "requested",
  });
  expect(relationships.employer.data.id).toBe(await employerOf(team));
  expect((await move(operator, id, { state: "connected" })).json().data.attributes.state).toBe("connected");
  expect((await team.request(`connectors/${id}`)).json().data.attributes.state).toBe("connected");
  expect((await team.request(`connectors/${id}`, { method: "DELETE" })).status).toBe(204);
});

test("twice the same is one, whatever its case", async () => {
  expect((await ask(team, { service: "Greenhouse" })).status).toBe(201);
  const again = await ask(team, { service: "greenhouse" });
  expect(again.status).toBe(409);
  expect(again.json().errors[0].code).toBe("duplicate");
  expect((await ask(other, { service: "Greenhouse" })).status).toBe(201);
});

test("an educator may ask, too, for nobody but themselves", async () => {
  const answer = await ask(educator, { service: "LinkedIn" });
  expect(answer.status).toBe(201);
  expect(answer.json().data.relationships.employer.data).toBeNull();
});

test("nobody moves one or sees another's, and a request says which system", async () => {
  const { id } = (await ask(team, { service: "Gusto" })).json().data;
  expect([403, 404]).toContain((await move(team, id, { state: "connected" })).status);
  for (const who of [other, educator]) {
    expect((await who.request(`connectors/${id}`)).status).toBe(404);
    expect((await who.request(`connectors/${id}`, { method: "DELETE" })).status).toBe(404);
  }
  expect((await server.request("connectors")).status).toBe(401);
  const unsaid = await ask(team, { service: " " });
  expect(unsaid.status).toBe(422);
  expect(unsaid.json().errors[0].detail).toBe("Say which system it is");
  expect((await ask(team, { service: "x", state: "connected" })).status).toBe(422);
});

test("somebody asks for twenty and no more", async () => {
  const eager = await server.person("employer", { employerName: "Eager Beavers", zipCode: "78701" });
  for (let count = 0; count < 20; count += 1)
    expect((await ask(eager, { service: `System ${count}` })).status).toBe(201);
  expect((await ask(eager, { service: "One more" })).json().errors[0].code).toBe("too_many");
});

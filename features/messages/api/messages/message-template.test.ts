/** The templates of an employer's team. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, describe, expect, test } from "vitest";
import { createConversationPair, createTeammate, type Requester } from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, educator } = await createConversationPair(server);

describe("templates", () => {
  const path = "employers/message_templates";
  const create = (who: Requester, attributes: object) =>
    who.request(path, { method: "POST", body: { data: { type: "message_templates", attributes } } });

  test("are the whole team's, in their order, and nobody else's", async () => {
    const other = await createConversationPair(server, { employer: "Template Oaks" });
    const tess = await createTeammate(server, employer.employerId);
    const first = await create(employer, { name: "Thanks", body: "Hi {firstName}, thank you." });
    expect(first.status).toBe(201);
    const second = await create(tess, { name: "Visit", body: "Come and see us." });
    const { id } = first.json().data;
    const names = async (who: Requester) =>
      (await who.request(path))
        .json()
        .data.map((row: { attributes: { name: string } }) => row.attributes.name);
    expect(await names(employer)).toEqual(["Thanks", "Visit"]);
    expect(await names(tess)).toEqual(["Thanks", "Visit"]);
    expect(await names(other.employer)).toEqual([]);
    const patch = (who: Requester, attributes: object) =>
      who.request(`${path}/${id}`, {
        method: "PATCH",
        body: { data: { type: "message_templates", id, attributes } },
      });
    expect((await patch(tess, { name: "Thank you", position: 9 })).status).toBe(200);
    expect(await names(employer)).toEqual(["Visit", "Thank you"]);
    expect((await patch(other.employer, { name: "Mine" })).status).toBe(404);
    expect((await patch(employer, { body: "  " })).status).toBe(422);
    expect((await patch(employer, { body: "x".repeat(5001) })).status).toBe(422);
    expect((await educator.request(path)).status).toBe(403);
    expect((await other.employer.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await employer.request(`${path}/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await names(tess)).toEqual(["Visit"]);
    expect(second.status).toBe(201);
  });
});

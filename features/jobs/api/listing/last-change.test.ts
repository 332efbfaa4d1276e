/** Who changed a job or a program last, for the colleague whose own change comes second. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { teamOf } from "#features/employers/api/team/team.fixtures.ts";
import { createEmployer } from "../jobs.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let oaks: Awaited<ReturnType<typeof createEmployer>>;
let ana: { authorization: string };
beforeAll(async () => {
  server = await testServer();
  oaks = await createEmployer(server);
  const team = teamOf(server);
  const invitation = await team.invite(oaks);
  ana = await team.acceptAndLogIn(invitation.attributes.email);
});
afterAll(() => server.close());

const metaOf = (answer: { json: () => { data: { meta?: Record<string, unknown> } } }) =>
  answer.json().data.meta ?? {};
const patch = (path: string, type: string, id: string, attributes: object) =>
  server.request(path, { method: "PATCH", headers: ana, body: { data: { type, id, attributes } } });

test("a job says which colleague changed it, to its team alone", async () => {
  const job = await oaks.publish({ title: "Lead Teacher" });
  const own = `employer/job_listings/${job.id}`;
  expect(metaOf(await oaks.request(own)).lastChange).toMatchObject({ isOwn: true });
  expect((await patch(own, "job_listings", job.id, { title: "Toddler Teacher" })).status).toBe(200);
  expect(metaOf(await oaks.request(own)).lastChange).toEqual({
    at: expect.any(String),
    by: "Ana Reyes",
    isOwn: false,
  });
  expect(metaOf(await server.request(own, { headers: ana })).lastChange).toMatchObject({ isOwn: true });
  const others = await createEmployer(server, { name: "Tall Pines" });
  for (const other of [server, others])
    expect(metaOf(await other.request(`job_listings/${job.id}`))).not.toHaveProperty("lastChange");
});

test("a program says the same, and its public page does not", async () => {
  const path = `employers/${oaks.employerId}`;
  expect((await patch(path, "employers", oaks.employerId, { about: "A garden." })).status).toBe(200);
  expect(metaOf(await oaks.request(path)).lastChange).toMatchObject({ by: "Ana Reyes", isOwn: false });
  expect(metaOf(await server.request(path))).not.toHaveProperty("lastChange");
});

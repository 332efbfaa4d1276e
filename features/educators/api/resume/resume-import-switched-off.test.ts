/** Operators switch the reading of resumes off and on by the flag `resume_import`. */
import { randomUUID } from "node:crypto";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { make } from "../educators.fixtures.ts";

type Server = Awaited<ReturnType<typeof testServer>>;
let server: Server;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

test("while the feature is off no reading begins, and no file is looked for", async () => {
  const educator = await server.person("educator");
  const start = () => make(educator, "resume_imports", { fileId: randomUUID() });
  expect((await start()).status).toBe(422);
  await server.db.insertInto("featureFlags").values({ name: "resume_import", state: "off" }).execute();
  const refused = await start();
  expect([refused.status, refused.json().errors[0].detail]).toEqual([
    403,
    "Filling in from a resume is switched off right now.",
  ]);
  await server.db.updateTable("featureFlags").set({ state: "on" }).execute();
  expect((await start()).status).toBe(422);
});

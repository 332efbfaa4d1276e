/** The letter of a rejection: built in and translated, or in the team's own words, signed; own texts are kept. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  createApplicant,
  createJobWithEmployer,
  employerApplications,
  postAs,
  readApplication,
  runEmployerEvent,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { db } = server;
const { employer, job } = await createJobWithEmployer(server, {}, "Kind Oaks");
const sender = await db
  .selectFrom("employerProfiles")
  .select(["firstName", "lastName"])
  .where("accountId", "=", employer.accountId)
  .executeTakeFirstOrThrow();
const signature = `${sender.firstName} ${sender.lastName}\nKind Oaks`;

const title = String(job.attributes["title"]);

const letterTo = async (id: string) =>
  (await readApplication(employer, id, employerApplications)).rejectionText;

test("a built-in text speaks as we, in the educator's language, and is signed", async () => {
  const { educator, id } = await createApplicant(server, job.id);
  await db.updateTable("accounts").set({ language: "es" }).where("id", "=", educator.accountId).execute();
  await runEmployerEvent(employer, id, "reject", { message: "filled" });
  const letter = await letterTo(id);
  expect(letter).toBe(
    `Hola, Ana:\n\nGracias por postularte al puesto de ${title} en Kind Oaks.\n\nMientras tanto, el puesto se cubrió.\n\n${signature}`,
  );
  expect((await readApplication(educator, id)).rejectionText).toBeNull();
});

test("own words take the built-in text's place, and go with the rejection when it is undone", async () => {
  const { id } = await createApplicant(server, job.id, "Bea");
  await runEmployerEvent(employer, id, "reject", { text: " We were touched by your letter. " });
  expect(await letterTo(id)).toBe(
    `Hello Bea,\n\nThank you for applying for ${title} at Kind Oaks.\n\nWe were touched by your letter.\n\n${signature}`,
  );
  await runEmployerEvent(employer, id, "undo");
  expect(await letterTo(id)).toBeNull();
});

test("an empty or endless text is refused", async () => {
  const { id } = await createApplicant(server, job.id, "Cleo");
  for (const text of ["  ", "a".repeat(2001)])
    expect((await runEmployerEvent(employer, id, "reject", { text })).status).toBe(422);
});

test("the team keeps up to 20 own texts", async () => {
  const create = (body: string) =>
    postAs(employer, "employers/rejection_templates", {
      data: { type: "rejection_templates", attributes: { body } },
    });
  for (let count = 1; count <= 20; count += 1) expect((await create(`Text ${count}`)).status).toBe(201);
  expect((await create("One too many")).status).toBe(409);
  const stranger = await server.person("employer", { employerName: "Other Oaks" });
  const lists = await Promise.all(
    [employer, stranger].map((who) => who.request("employers/rejection_templates?page[size]=100")),
  );
  expect(lists.map((list) => list.json().data.length)).toEqual([20, 0]);
});

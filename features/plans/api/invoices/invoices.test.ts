/** Invoices: the team reads and saves its own, marked where nobody was charged. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { extractText, getDocumentProxy } from "unpdf";
import { testServer } from "#app/testing/test-server.ts";
import { employerOf, type TestEmployer } from "#features/employers/api/employers.fixtures.ts";

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const line = (description: string, amountCents: number) => ({
  ...{ description, amountCents, quantity: 1 },
  ...{ start: "2026-03-04T12:00:00.000Z", end: "2026-04-04T12:00:00.000Z" },
});

async function ownerWithInvoice(name: string, isTest: boolean) {
  const owner = await server.person("employer", { employerName: name });
  const employerId = await employerOf(owner);
  const { id } = await server.db
    .insertInto("invoices")
    .values({
      ...{ employerId, gatewayId: `in_${employerId}`, number: "TEST-0002", status: "paid" },
      ...{ currency: "usd", totalCents: 4000, refundedCents: 2900, isTest },
      lines: JSON.stringify([
        line("Unused time on Essential, monthly", -2900),
        line("Growth, monthly", 7900),
      ]),
      ...{ issuedAt: new Date("2026-03-04T12:00:00Z"), paidAt: new Date("2026-03-04T12:00:01Z") },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { owner, id, pdf: `employers/invoices/${id}/invoice.pdf` };
}

async function textOf(who: TestEmployer, path: string, language: string): Promise<string> {
  const headers = { ...who.headers, "accept-language": language };
  const answer = await server.app.inject({ url: `/api/${path}`, headers });
  expect(answer.headers["content-type"]).toContain("application/pdf");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, " ");
}

test("the team reads its invoices, the newest first, and nobody else does", async () => {
  const { owner, id, pdf } = await ownerWithInvoice("Paper House", true);
  const { data } = (await owner.request("employers/invoices")).json();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    id,
    attributes: { number: "TEST-0002", status: "paid", totalCents: 4000, refundedCents: 2900, isTest: true },
  });
  expect(data[0].attributes.lines[0]).toEqual(line("Unused time on Essential, monthly", -2900));
  const stranger = await server.person("employer", { employerName: "Curious House" });
  expect((await stranger.request(`employers/invoices/${id}`)).status).toBe(404);
  expect((await stranger.request(pdf)).status).toBe(404);
  expect((await (await server.person("educator")).request(pdf)).status).toBe(403);
  expect((await server.request(pdf)).status).toBe(401);
});

test("as a PDF it says each line, what was taken off and given back, in the reader's language", async () => {
  const { owner, pdf } = await ownerWithInvoice("Casa de Papel", true);
  const text = await textOf(owner, pdf, "es");
  for (const part of [
    "Factura TEST-0002",
    "Factura de prueba. No se cobró a nadie.",
    "Casa de Papel",
    "-$29.00",
    "$79.00",
    "Descuento -$10.00",
    "Total $40.00",
    "Reembolso $29.00",
  ])
    expect(text).toContain(part);
});

test("one of the true gateway bears no mark of a test", async () => {
  const { owner, pdf } = await ownerWithInvoice("Paying House", false);
  const text = await textOf(owner, pdf, "en");
  expect(text).toContain("Invoice TEST-0002");
  expect(text).not.toContain("Nobody was charged");
});

test("an owner of several programs has all that was billed in a month on one sheet, by their own clock", async () => {
  const north = await ownerWithInvoice("North House", false);
  const profile = await server.db
    .selectFrom("employerProfiles")
    .select("id")
    .where("employerId", "=", await employerOf(north.owner))
    .executeTakeFirstOrThrow();
  const headers = { ...north.owner.headers, "current-employer-profile-id": profile.id };
  const owner = { ...north.owner, headers };
  const second = await ownerWithInvoice("South House", false);
  await ownerWithInvoice("Foreign House", false);
  const southId = await employerOf(second.owner);
  await server.db
    .updateTable("employerProfiles")
    .set({ accountId: owner.accountId })
    .where("employerId", "=", southId)
    .execute();
  // Half past eleven in the night of the last day, in Austin.
  await server.db
    .updateTable("invoices")
    .set({ issuedAt: new Date("2026-04-01T04:30:00Z") })
    .where("employerId", "=", southId)
    .execute();
  await server.db
    .updateTable("employerProfiles")
    .set({ timeZone: "America/Chicago" })
    .where("accountId", "=", owner.accountId)
    .execute();
  const path = "employers/invoices/statement.pdf?month=";
  const text = await textOf(owner, `${path}2026-03`, "en");
  for (const part of [
    "Statement, March 2026",
    "North House · TEST-0002",
    "South House",
    "Total $80.00",
    "Refund $58.00",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain("Foreign House");
  expect(await textOf(owner, `${path}2026-04`, "en")).toContain("Nothing was billed");
  expect((await owner.request(`${path}March`, { headers })).status).toBe(422);
  expect((await (await server.person("educator")).request(`${path}2026-03`)).status).toBe(403);
});

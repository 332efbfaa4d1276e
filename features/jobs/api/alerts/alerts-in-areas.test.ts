/** Alerts of people whose brand is in a few areas alone: accounts and mere addresses. */
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { limitedBrand } from "#app/testing/limited-brand.fixtures.ts";
import { testServer } from "#app/testing/test-server.ts";
import { alertFixtures, findLink, requestAlert } from "./alerts.fixtures.ts";

const server = await testServer();
const { begin, directors, emailAlerts, mails, publish, submitForm } = alertFixtures(server);
afterAll(() => server.close());

test("each is mailed the new jobs of their own brand's areas", async () => {
  const inside = directors()[0]!;
  const outside = directors().find(({ employer }) => employer.geographyId !== inside.employer.geographyId)!;
  const brand = await limitedBrand(server.db, [inside.employer.geographyId]);
  const wanted = requestAlert({ role: ["Director"] });
  const [mine, other] = [await server.person("educator"), await server.person("educator")];
  await brand.join(mine.accountId);
  for (const who of [mine, other]) await who.request("job_alerts", wanted);
  const guest = `guest-${randomUUID()}@people.example`;
  const asked = requestAlert({ role: ["Director"] }, { email: guest });
  await server.request("job_alerts", { ...asked, headers: brand.headers });
  await submitForm(findLink((await mails(guest))[0]!.text), "confirm");
  const before = (await mails(guest)).length;
  await begin();
  await publish([inside, outside]);
  await emailAlerts();
  const textTo = async (address: string) => (await mails(address)).at(-1)!.text;
  for (const address of [mine.email, guest]) {
    expect(await textTo(address)).toContain(`/jobs/${inside.slug}`);
    expect(await textTo(address)).not.toContain(`/jobs/${outside.slug}`);
  }
  expect((await mails(guest)).length).toBe(before + 1);
  expect(await textTo(other.email)).toContain(`/jobs/${outside.slug}`);
});

/** Who signs up agrees to the present version, of the brand they are at. */
import { testServer } from "#app/testing/test-server.ts";
import { legalVersion } from "#features/brands/legal-version.ts";
import { afterAll, expect, test } from "vitest";

const server = await testServer();
afterAll(() => server.close());

test("an account has agreed to the version of its day, and reads its own agreement alone", async () => {
  const [one, other] = await Promise.all([server.person("educator"), server.person("employer")]);
  const answer = await one.request("legal_agreements");
  expect(answer.status, answer.text).toBe(200);
  const { data } = answer.json();
  expect(data).toHaveLength(1);
  expect(data[0].attributes).toMatchObject({ version: legalVersion, termsUrl: null, privacyUrl: null });
  expect((await other.request(`legal_agreements/${data[0].id}`)).status).toBe(404);
  expect((await server.request("legal_agreements")).status).toBe(401);
});

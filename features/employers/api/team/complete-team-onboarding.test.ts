/** When employers are through onboarding: registered, on a team, and the program has a location. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { change, make } from "#features/educators/api/educators.fixtures.ts";
import { employerOf, type TestEmployer } from "../employers.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("onboarding is complete with the team's first location, for everybody on the team", async () => {
  const isOnboarded = async (who: TestEmployer) =>
    (await who.request("account")).json().data.attributes.onboardComplete;
  const whole = { zipCode: "78701", address: "100 Congress Ave" };
  expect(await isOnboarded(await server.person("employer", { employerName: "Elm House", ...whole }))).toBe(
    true,
  );
  const owner = await server.person("employer", { employerName: "Fern House", zipCode: "78701" });
  expect(await isOnboarded(owner)).toBe(false);
  const asker = await server.person("employer", {
    claimEmployerId: await employerOf(owner),
    position: "Teacher",
  });
  const letIn = async (who: TestEmployer) => {
    const requests = (await owner.request("employers/join_requests")).json().data;
    const { id } = requests.find(
      ({ attributes }: { attributes: { email: string } }) => attributes.email === who.email,
    );
    const answer = await change(owner, "join_requests", id, { state: "accepted" }, "employers/join_requests");
    expect(answer.status).toBe(200);
  };
  await letIn(asker);
  expect(await isOnboarded(asker)).toBe(false);
  const place = { name: "Fern House", address: "1 Elm St", zip: "78701" };
  expect((await make(owner, "locations", place)).status).toBe(201);
  expect([await isOnboarded(owner), await isOnboarded(asker)]).toEqual([true, true]);
  const later = await server.person("employer", { claimEmployerId: await employerOf(owner) });
  expect(await isOnboarded(later)).toBe(false);
  await letIn(later);
  expect(await isOnboarded(later)).toBe(true);
});

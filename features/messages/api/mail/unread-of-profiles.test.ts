/** Somebody who acts for several programs sees at each how many conversations wait there, as each of them counts. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { apply, educatorOf, jobWithEmployer } from "#features/applications/api/applications.fixtures.ts";
import { ofEmployer, post, say } from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("the same count as the conversations of that profile themselves, also while acting for another", async () => {
  const { employer, job } = await jobWithEmployer(server);
  const [first, second] = [await educatorOf(server, "Ana"), await educatorOf(server, "Ben")];
  const employerId = String(
    (await employer.ask("employers/employer_profiles?include=employer")).json().data[0].relationships.employer
      .data.id,
  );
  for (const educator of [first, second]) {
    await apply(educator, job.id);
    await say(educator, { employerId }, "Hello, is the room still looking for somebody?");
  }
  const own = (await employer.ask("employers/employer_profiles")).json().data[0].id as string;
  const headers = { "current-employer-profile-id": own };
  const asked = async () =>
    (await employer.ask(`${ofEmployer}?filter[unread]=true`, { headers })).json().data.length;
  const shown = async () =>
    (await employer.ask("employers/employer_profiles"))
      .json()
      .data.find(({ id }: { id: string }) => id === own).meta.unreadCount;
  expect([await shown(), await asked()]).toEqual([2, 2]);

  const [thread] = (await employer.ask(ofEmployer, { headers })).json().data;
  await post(employer, { conversationId: thread.id, data: { text: "Yes, come and see it." } }, headers);
  const messages = (await employer.ask(`messages?filter[conversationId]=${thread.id}`, { headers })).json()
    .data;
  for (const { id, attributes } of messages)
    if (attributes.profileType === "UserProfile")
      await employer.ask(`messages/${id}`, {
        method: "PATCH",
        headers,
        body: { data: { type: "messages", id, attributes: { readAt: new Date().toISOString() } } },
      });
  expect(await asked()).toBe(1);
  expect(await shown()).toBe(1);

  const another = { name: "Second House", zipCode: "78701", address: "2 Main St" };
  const body = { data: { type: "employers", attributes: another } };
  expect((await employer.ask("employers", { method: "POST", headers, body })).status).toBe(201);
  // Nobody is chosen now: each program says what waits there.
  const all = (await employer.ask("employers/employer_profiles")).json().data;
  const counts = all.map(({ meta }: { meta: { unreadCount: number } }) => meta.unreadCount).sort();
  expect(counts).toEqual([0, 1]);
});

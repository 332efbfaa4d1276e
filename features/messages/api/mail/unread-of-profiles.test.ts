/** The unread count per employer profile, for a director with several employers. */
import { afterAll, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import {
  applyTo,
  createEducator,
  createJobWithEmployer,
} from "#features/applications/api/applications.fixtures.ts";
import { ofEmployer, postMessageAs, sendText } from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("equals the unread count of that profile's conversations, also while another profile is current", async () => {
  const { employer, job } = await createJobWithEmployer(server);
  const [first, second] = [await createEducator(server, "Ana"), await createEducator(server, "Ben")];
  const employerId = String(
    (await employer.request("employers/employer_profiles?include=employer")).json().data[0].relationships
      .employer.data.id,
  );
  for (const educator of [first, second]) {
    await applyTo(educator, job.id);
    await sendText(educator, { employerId }, "Hello, is the room still looking for somebody?");
  }
  const own = (await employer.request("employers/employer_profiles")).json().data[0].id as string;
  const headers = { "current-employer-profile-id": own };
  const asked = async () =>
    (await employer.request(`${ofEmployer}?filter[unread]=true`, { headers })).json().data.length;
  const shown = async () =>
    (await employer.request("employers/employer_profiles"))
      .json()
      .data.find(({ id }: { id: string }) => id === own).meta.unreadCount;
  expect([await shown(), await asked()]).toEqual([2, 2]);

  const [thread] = (await employer.request(ofEmployer, { headers })).json().data;
  await postMessageAs(
    employer,
    { conversationId: thread.id, data: { text: "Yes, come and see it." } },
    headers,
  );
  const messages = (
    await employer.request(`messages?filter[conversationId]=${thread.id}`, { headers })
  ).json().data;
  for (const { id, attributes } of messages)
    if (attributes.profileType === "UserProfile")
      await employer.request(`messages/${id}`, {
        method: "PATCH",
        headers,
        body: { data: { type: "messages", id, attributes: { readAt: new Date().toISOString() } } },
      });
  expect(await asked()).toBe(1);
  expect(await shown()).toBe(1);

  const another = { name: "Second House", zipCode: "78701", address: "2 Main St" };
  const body = { data: { type: "employers", attributes: another } };
  expect((await employer.request("employers", { method: "POST", headers, body })).status).toBe(201);
  // No profile is current: each employer has its count.
  const all = (await employer.request("employers/employer_profiles")).json().data;
  const counts = all.map(({ meta }: { meta: { unreadCount: number } }) => meta.unreadCount).sort();
  expect(counts).toEqual([0, 1]);
});

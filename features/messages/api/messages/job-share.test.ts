/** The card of a shared job, as it is read later. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { createConversationPair, postMessageAs, readThread, type Requester } from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("a shared job says whether it is still open, to both sides", async () => {
  const pair = await createConversationPair(server, { employer: "Open Oaks" });
  const there = { conversationId: pair.conversationId };
  const sent = await postMessageAs(pair.employer, { ...there, data: { jobListingId: pair.job.id } });
  expect(sent.json().data.attributes.metadata.isOpen).toBe(true);
  const cards = async (who: Requester) =>
    (await readThread(who, pair.conversationId, "filter[messageType]=job_share")).map(
      ({ attributes }) => attributes.metadata,
    );
  const closed = await pair.employer.request(`employer/job_listings/${pair.job.id}/close`, {
    method: "POST",
  });
  expect(closed.status, closed.text).toBe(200);
  for (const side of [pair.employer, pair.educator])
    expect(await cards(side)).toMatchObject([{ jobTitle: "Lead Preschool Teacher", isOpen: false }]);
});

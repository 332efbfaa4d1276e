/** What the list of conversations tells, and how it is narrowed. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  act,
  applied,
  conversationOf,
  findableEducator,
  listed,
  ofEducator,
  ofEmployer,
  one,
  say,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("who wrote last on either side, whether it was read, and the newest line", async () => {
  const {
    employer: oaks,
    educator: mia,
    conversationId: id,
  } = await applied(server, { employer: "Line Oaks" });
  const first = await one(oaks, ofEmployer, id);
  expect(first.attributes.metadata).toMatchObject({
    lastEmployerMessage: null,
    lastUserProfileMessage: null,
    lastMessage: { messageType: "application_submitted", profileType: "UserProfile" },
  });
  await say(oaks, { conversationId: id }, "Hello");
  await say(mia, { conversationId: id }, "Hi there");
  const { metadata } = (await one(mia, ofEducator, id)).attributes;
  expect(metadata.lastEmployerMessage).toMatchObject({ employerProfileFirstName: "Robin" });
  expect(metadata.lastUserProfileMessage).toMatchObject({ readAt: null });
  expect(metadata.lastMessage).toMatchObject({ messageType: "text", text: "Hi there" });
  await act(oaks, ofEmployer, id, "read");
  const after = (await one(mia, ofEducator, id)).attributes.metadata;
  expect(after.lastUserProfileMessage?.readAt).toEqual(expect.any(String));
});

test("the other side by name, also when the profile is hidden; a deleted account is a former member", async () => {
  const {
    educator: kim,
    employer: oaks,
    conversationId: id,
  } = await applied(server, {
    employer: "Name Oaks",
    firstName: "Kim",
  });
  expect((await one(kim, ofEducator, id)).meta.other).toMatchObject({ name: "Name Oaks", isFormer: false });
  const set = (values: object) =>
    server.db.updateTable("userProfiles").set(values).where("id", "=", kim.userProfileId).execute();
  await set({ visibilityState: "hidden", activeState: "paused" });
  const hidden = await one(oaks, ofEmployer, id);
  expect(hidden.meta.other).toMatchObject({ name: "Kim Ruiz", firstName: "Kim", isFormer: false });
  await set({ activeState: "closed" });
  const gone = await one(oaks, ofEmployer, id);
  expect(gone.meta.other).toEqual({
    name: "Former member",
    firstName: null,
    slug: null,
    imageUrl: null,
    isFormer: true,
  });
  expect(gone.meta.mayWrite).toMatchObject({ allowed: false, reason: "former_member" });
  const included = await oaks.ask(`${ofEmployer}/${id}?include=user_profile,messages`);
  expect(included.text).not.toContain("Kim");
});

test("newest first; by job, location, person, words and what is unread", async () => {
  const {
    employer: oaks,
    educator: eve,
    job: hers,
    conversationId: id,
  } = await applied(server, {
    employer: "Filter Oaks",
    firstName: "Eve",
  });
  const pat = await findableEducator(server, "Pat", "Quinn");
  const other = conversationOf(
    await say(oaks, { userProfileId: pat.userProfileId }, "Hello Pat, about xylophones"),
  );
  const found = async (query: string) => (await listed(oaks, ofEmployer, query)).map((row) => row.id);
  expect(await found("")).toEqual([other, id]);
  expect(await found("sort=latestMessageAt")).toEqual([id, other]);
  expect(await found(`filter[jobListingId]=${hers.id}`)).toEqual([id]);
  const { job } = await applied(server, { employer: "Elsewhere Oaks" });
  expect(await found(`filter[jobListingId]=${job.id}`)).toEqual([]);
  expect(await found(`filter[locationId]=${oaks.locationId}`)).toEqual([id]);
  expect(await found(`filter[userProfileId]=${pat.userProfileId}`)).toEqual([other]);
  expect(await found("filter[q]=quinn")).toEqual([other]);
  expect(await found("filter[q]=about xyloph")).toEqual([other]);
  expect(await found("filter[q]=%25")).toEqual([]);
  expect(await found("filter[unread]=true")).toEqual([]);
  await say(eve, { conversationId: id }, "Am I still waiting?");
  expect(await found("filter[unread]=true")).toEqual([id]);
  expect(await found("filter[unread]=false")).toEqual([other]);
  expect(await found("")).toEqual([id, other]);
  expect((await listed(eve, ofEducator, "filter[q]=filter oaks")).map((row) => row.id)).toEqual([id]);
  expect(await listed(eve, ofEducator, "filter[q]=xylophones")).toEqual([]);
  const since = new Date(Date.now() - 60_000).toISOString();
  expect((await found(`filter[updatedSince]=${since}`)).sort()).toEqual([id, other].sort());
  expect(await found(`filter[updatedSince]=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
});

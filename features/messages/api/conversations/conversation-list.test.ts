/** What the conversation list shows, and its filters. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  runConversationAction,
  createConversationPair,
  conversationIdOf,
  createFindableEducator,
  listConversations,
  ofEducator,
  ofEmployer,
  readConversation,
  sendText,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

test("the last author of either side, whether it was read, and the newest message", async () => {
  const {
    employer: oaks,
    educator: mia,
    conversationId: id,
  } = await createConversationPair(server, { employer: "Line Oaks" });
  const first = await readConversation(oaks, ofEmployer, id);
  expect(first.attributes.metadata).toMatchObject({
    lastEmployerMessage: null,
    lastUserProfileMessage: null,
    lastMessage: { messageType: "application_submitted", profileType: "UserProfile" },
  });
  await sendText(oaks, { conversationId: id }, "Hello");
  await sendText(mia, { conversationId: id }, "Hi there");
  const { metadata } = (await readConversation(mia, ofEducator, id)).attributes;
  expect(metadata.lastEmployerMessage).toMatchObject({ employerProfileFirstName: "Robin" });
  expect(metadata.lastUserProfileMessage).toMatchObject({ readAt: null });
  expect(metadata.lastMessage).toMatchObject({ messageType: "text", text: "Hi there" });
  await runConversationAction(oaks, ofEmployer, id, "read");
  const after = (await readConversation(mia, ofEducator, id)).attributes.metadata;
  expect(after.lastUserProfileMessage?.readAt).toEqual(expect.any(String));
});

test("the other side by name, also when the profile is hidden; a deleted account is a former member", async () => {
  const {
    educator: kim,
    employer: oaks,
    conversationId: id,
  } = await createConversationPair(server, {
    employer: "Name Oaks",
    firstName: "Kim",
  });
  expect((await readConversation(kim, ofEducator, id)).meta.other).toMatchObject({
    name: "Name Oaks",
    isFormer: false,
  });
  const set = (values: object) =>
    server.db.updateTable("userProfiles").set(values).where("id", "=", kim.userProfileId).execute();
  await set({ visibilityState: "hidden", activeState: "paused" });
  const hidden = await readConversation(oaks, ofEmployer, id);
  expect(hidden.meta.other).toMatchObject({ name: "Kim Ruiz", firstName: "Kim", isFormer: false });
  await set({ activeState: "closed" });
  const gone = await readConversation(oaks, ofEmployer, id);
  expect(gone.meta.other).toEqual({
    name: "Former member",
    firstName: null,
    slug: null,
    imageUrl: null,
    isFormer: true,
  });
  expect(gone.meta.mayWrite).toMatchObject({ allowed: false, reason: "former_member" });
  const included = await oaks.request(`${ofEmployer}/${id}?include=user_profile,messages`);
  expect(included.text).not.toContain("Kim");
});

test("newest first; by job, location, person, words and what is unread", async () => {
  const {
    employer: oaks,
    educator: eve,
    job: hers,
    conversationId: id,
  } = await createConversationPair(server, {
    employer: "Filter Oaks",
    firstName: "Eve",
  });
  const pat = await createFindableEducator(server, "Pat", "Quinn");
  const other = conversationIdOf(
    await sendText(oaks, { userProfileId: pat.userProfileId }, "Hello Pat, about xylophones"),
  );
  const found = async (query: string) =>
    (await listConversations(oaks, ofEmployer, query)).map((row) => row.id);
  expect(await found("")).toEqual([other, id]);
  expect(await found("sort=latestMessageAt")).toEqual([id, other]);
  expect(await found(`filter[jobListingId]=${hers.id}`)).toEqual([id]);
  const { job } = await createConversationPair(server, { employer: "Elsewhere Oaks" });
  expect(await found(`filter[jobListingId]=${job.id}`)).toEqual([]);
  expect(await found(`filter[locationId]=${oaks.locationId}`)).toEqual([id]);
  expect(await found(`filter[userProfileId]=${pat.userProfileId}`)).toEqual([other]);
  expect(await found("filter[q]=quinn")).toEqual([other]);
  expect(await found("filter[q]=about xyloph")).toEqual([other]);
  expect(await found("filter[q]=%25")).toEqual([]);
  expect(await found("filter[unread]=true")).toEqual([]);
  await sendText(eve, { conversationId: id }, "Am I still waiting?");
  expect(await found("filter[unread]=true")).toEqual([id]);
  expect(await found("filter[unread]=false")).toEqual([other]);
  expect(await found("")).toEqual([id, other]);
  expect((await listConversations(eve, ofEducator, "filter[q]=filter oaks")).map((row) => row.id)).toEqual([
    id,
  ]);
  expect(await listConversations(eve, ofEducator, "filter[q]=xylophones")).toEqual([]);
  const since = new Date(Date.now() - 60_000).toISOString();
  expect((await found(`filter[updatedSince]=${since}`)).sort()).toEqual([id, other].sort());
  expect(await found(`filter[updatedSince]=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
});

test("an application alone is no conversation in use; words, an invitation or news make it one", async () => {
  const { employer, educator, conversationId } = await createConversationPair(server, {
    employer: "Calm Oaks",
  });
  const inUse = async (who: typeof employer, side = ofEmployer) =>
    (await listConversations(who, side, "filter[inUse]=true")).map(({ id }) => id);
  const all = async () => (await listConversations(employer, ofEmployer)).map(({ id }) => id);
  expect(await inUse(employer)).toEqual([]);
  expect(await all()).toEqual([conversationId]);
  await sendText(educator, { conversationId }, "Hello");
  expect(await inUse(employer)).toEqual([conversationId]);
  await runConversationAction(employer, ofEmployer, conversationId, "read");
  expect(await inUse(employer)).toEqual([conversationId]);
});

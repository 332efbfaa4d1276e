/** Pushes: messages and read marks to open threads, inbox updates to both sides, typing to the other side. */
import type { AddressInfo } from "node:net";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import {
  runConversationAction,
  createConversationPair,
  type Requester,
  ofEmployer,
  ofEducator,
  postMessageAs,
  markRead,
  sendText,
  setFlags,
  createTeammate,
} from "../messages.fixtures.ts";

const server = await testServer();
await server.app.listen({ port: 0, host: "127.0.0.1" });
const sockets: WebSocket[] = [];
afterAll(async () => {
  sockets.forEach((socket) => socket.terminate());
  await server.close();
});

/** Generous for a busy machine. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

interface Push {
  event: string;
  data: { data?: { id: string; attributes: Record<string, unknown> } } & Record<string, unknown>;
}

type Person = Requester & { headers: { authorization: string; "current-employer-profile-id"?: string } };

/** A socket subscribed to one channel; `rejected` if not allowed. */
async function listening(who: Person, channel: string, params: object = {}) {
  const { port } = server.app.server.address() as AddressInfo;
  const query = new URLSearchParams({
    token: who.headers.authorization.replace("Bearer ", ""),
    ...(who.headers["current-employer-profile-id"]
      ? { current_employer_profile_id: who.headers["current-employer-profile-id"] }
      : {}),
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?${query}`, ["actioncable-v1-json"]);
  sockets.push(socket);
  const frames: { type?: string; message?: Push }[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(data.toString())));
  const type = (name: string) => frames.some((frame) => frame.type === name);
  await soon(() => expect(type("welcome")).toBe(true));
  const identifier = JSON.stringify({ channel, ...params });
  socket.send(JSON.stringify({ command: "subscribe", identifier }));
  await soon(() => expect(type("confirm_subscription") || type("reject_subscription")).toBe(true));
  const pushes = () => frames.flatMap(({ message }) => message ?? []);
  return {
    isRejected: type("reject_subscription"),
    pushes,
    heard: (event: string) => pushes().filter((push) => push.event === event),
    perform: (data: object) =>
      socket.send(JSON.stringify({ command: "message", identifier, data: JSON.stringify(data) })),
  };
}

const { employer, educator, conversationId } = await createConversationPair(server);
const to = { conversationId };

test("a message, its read mark and its tombstone are pushed to both sides of the thread", async () => {
  const theirs = await listening(educator, "ConversationChannel", to);
  const ours = await listening(employer, "ConversationChannel", to);
  const message = await sendText(employer, to, "Hello Ana");
  await soon(() => expect(theirs.heard("message.created")).toHaveLength(1));
  expect(theirs.heard("message.created")[0]!.data.data).toMatchObject({
    id: message.id,
    attributes: { data: { text: "Hello Ana" }, authorFirstName: "Robin" },
  });
  await markRead(educator, message.id);
  await soon(() => expect(ours.heard("message.read")).toHaveLength(1));
  expect(ours.heard("message.read")[0]!.data.data!.attributes.readAt).toEqual(expect.any(String));
  await employer.request(`messages/${message.id}`, { method: "DELETE" });
  await soon(() => expect(theirs.heard("message.updated")).toHaveLength(1));
  const tombstone = theirs.heard("message.updated")[0]!;
  expect(tombstone.data.data!.attributes).toMatchObject({ data: {}, deletedAt: expect.any(String) });
  expect(JSON.stringify(tombstone)).not.toContain("Hello Ana");
});

test("both inboxes are updated, each with its own unread count", async () => {
  const pair = await createConversationPair(server, { employer: "List Oaks" });
  const theirs = await listening(pair.educator, "ConversationsChannel");
  const ours = await listening(pair.employer, "ConversationsChannel");
  await sendText(pair.employer, { conversationId: pair.conversationId }, "Hello");
  const unread = (from: typeof ours) =>
    from.heard("conversation.updated").at(-1)?.data.data?.attributes.unreadCount;
  await soon(() => expect(unread(theirs)).toBe(1));
  await soon(() => expect(unread(ours)).toBe(0));
  await runConversationAction(pair.educator, ofEducator, pair.conversationId, "read");
  await soon(() => expect(unread(theirs)).toBe(0));
});

test("an assignment reaches the team's inboxes alone, and so does that the teammate left", async () => {
  const pair = await createConversationPair(server, { employer: "Heard Oaks" });
  const tess = await createTeammate(server, pair.employer.employerId);
  const theirs = await listening(pair.educator, "ConversationsChannel");
  const ours = await listening(tess as never, "ConversationsChannel");
  await setFlags(pair.employer, ofEmployer, pair.conversationId, {
    assignedProfileId: tess.employerProfileId,
  });
  const heard = () => ours.heard("conversation.updated").map(({ data }) => data.data);
  await soon(() => expect(heard()).toHaveLength(1));
  expect(heard()[0]!.attributes.assignedProfileId).toBe(tess.employerProfileId);
  const owner = await listening(pair.employer, "ConversationsChannel");
  await pair.employer.request(`employer_profiles/${tess.employerProfileId}`, { method: "DELETE" });
  await soon(() => expect(owner.heard("conversation.updated")).toHaveLength(1));
  await sendText(pair.employer, { conversationId: pair.conversationId }, "Hello");
  await soon(() => expect(theirs.heard("conversation.updated")).toHaveLength(1));
  expect(JSON.stringify(theirs.pushes())).not.toContain("assigned");
});

test("typing is broadcast to others, throttled, and not stored", async () => {
  const pair = await createConversationPair(server, { employer: "Type Oaks" });
  const there = { conversationId: pair.conversationId };
  const theirs = await listening(pair.educator, "ConversationChannel", there);
  const ours = await listening(pair.employer, "ConversationChannel", there);
  for (let count = 0; count < 10; count += 1) ours.perform({ action: "typing" });
  await soon(() => expect(theirs.heard("member.typing")).toHaveLength(1));
  // A JSON:API document like every other payload, with the typing member only.
  expect(theirs.heard("member.typing")[0]!.data).toEqual({
    meta: { ...there, profileType: "EmployerProfile", profileId: expect.any(String) },
  });
  ours.perform({ action: "no_such_thing" });
  await sendText(pair.employer, there, "done");
  await soon(() => expect(theirs.heard("message.created")).toHaveLength(1));
  expect(theirs.heard("member.typing")).toHaveLength(1);
  expect(ours.heard("member.typing")).toEqual([]);
});

test("nobody else may subscribe", async () => {
  const other = await createConversationPair(server, { employer: "Other Oaks" });
  for (const who of [other.educator, other.employer])
    expect((await listening(who, "ConversationChannel", to)).isRejected).toBe(true);
  expect((await listening(educator, "ConversationChannel", { conversationId: "nothing" })).isRejected).toBe(
    true,
  );
  const list = await listening(other.educator, "ConversationsChannel");
  await sendText(employer, to, "between us");
  await postMessageAs(other.employer, { conversationId: other.conversationId, data: { text: "to Ana" } });
  await soon(() => expect(list.heard("conversation.updated")).toHaveLength(1));
  expect(JSON.stringify(list.pushes())).not.toContain(conversationId);
});

test("a teammate receives messages to the team", async () => {
  const tess = await createTeammate(server, employer.employerId);
  const heard = await listening(tess as never, "ConversationChannel", to);
  expect(heard.isRejected).toBe(false);
  await sendText(educator, to, "Is anybody there?");
  await soon(() => expect(heard.heard("message.created")).toHaveLength(1));
  expect((await tess.request(`${ofEmployer}/${conversationId}`)).status).toBe(200);
});

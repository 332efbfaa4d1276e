/** Team notes about an educator never reach the educator, through any path. */
import type { AddressInfo } from "node:net";
import { make } from "#features/educators/api/educators.fixtures.ts";
import { extractPdfText } from "#features/educators/api/resume/pdf-text.ts";
import { readConfig } from "#platform/server/config/config.ts";
import { collectFrom } from "#platform/server/feature.ts";
import { fileLinks } from "#platform/server/files/file-links.ts";
import { tokenSigner } from "#platform/server/crypto/signed-token.ts";
import { testSecret } from "#platform/server/testing/test-jobs.ts";
import { wireName } from "#platform/shared/entity.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { featuresFor } from "../../features.ts";
import { readExport } from "../../testing/read-export.ts";
import { type Educator, startProduct } from "../../testing/whole-product.ts";

/** All that could be listened to. */
const channels = collectFrom(
  featuresFor(
    readConfig({ TOKEN_SECRET: testSecret }, import.meta.dirname),
    fileLinks(tokenSigner(testSecret)),
  ),
  "channels",
);
const secret = "Quokkas were mentioned";
const product = await startProduct();
const { server, db, work, employer, applicationOf } = product;
await server.app.listen({ port: 0, host: "127.0.0.1" });
const sockets: WebSocket[] = [];
afterAll(async () => {
  sockets.forEach((socket) => socket.terminate());
  await server.close();
});

const at = "employers/notes";
let educator: Educator;
let noteId: string;

beforeAll(async () => {
  educator = await product.anEducatorWithAll("Ottilie");
  await db
    .updateTable("userProfiles")
    .set({ approvalState: "approved", missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("id", "=", educator.userProfileId)
    .execute();
  const note = await make(employer, at, { userProfileId: educator.userProfileId, body: secret });
  if (note.status !== 201) throw new Error(note.text);
  noteId = note.json().data.id;
});

test("the note is there: its team reads it, and sees on the application that there is one", async () => {
  expect((await employer.request(`${at}?filter[userProfileId]=${educator.userProfileId}`)).text).toContain(
    secret,
  );
  const { id, notesCount } = await applicationOf(educator);
  expect(notesCount).toBe(1);
  const read = await employer.request(`employer/job_applications/${id}`);
  expect(read.json().data.attributes.notesCount).toBe(1);
});

describe("by no collection, alone or with everything that can be included", () => {
  const collections = server.platform.registry.resources.flatMap((resource) =>
    Object.keys(resource.collections).map((path) => ({ path, resource })),
  );
  test.for(collections)("$path", async ({ path, resource }) => {
    const includes = (resource.includes ?? []).map((include) => include.split(".").map(wireName).join("."));
    const answers = [
      await educator.request(`${path}?page[size]=100`),
      ...(includes.length > 0
        ? [await educator.request(`${path}?page[size]=100&include=${includes.join(",")}`)]
        : []),
      await educator.request(`${path}/${noteId}`),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"type":"notes"|notesCount|notes_count/);
      expect(text).not.toContain(`"id":"${noteId}"`);
    }
  });
});

describe("by no way of asking for notes themselves", () => {
  test.each([
    ["GET", at],
    ["GET", "notes"],
    ["GET", "user_profile/notes"],
    ["POST", at],
    ["PATCH", at],
    ["DELETE", at],
    ["GET", "employers/user_profiles_metadata"],
    ["GET", "user_profile_metadata"],
    ["GET", "employer/job_applications/download"],
  ] as const)("%s %s", async (method, path) => {
    const one = method === "PATCH" || method === "DELETE" ? `${path}/${noteId}` : path;
    const attributes = { userProfileId: educator.userProfileId, body: "Mine" };
    const body = { data: { type: "notes", ...(method === "PATCH" && { id: noteId }), attributes } };
    const answer = await educator.request(one, {
      method,
      ...(method === "POST" || method === "PATCH" ? { body } : {}),
    });
    expect([403, 404]).toContain(answer.status);
    expect(answer.text).not.toContain(secret);
  });

  test.each([
    "job_applications?filter[showStatus]=internal_notes_added",
    "job_applications?sort=notesCount",
    "job_applications?filter[notesCount]=1",
    "job_applications?include=notes",
    "user_profiles?include=notes",
    "user_profiles?filter[notes]=Quokkas",
    "user_profiles?sort=notesCount",
  ])("%s", async (path) => {
    const { status, text } = await educator.request(path);
    expect(status).toBe(400);
    expect(text).not.toContain(secret);
  });

  test("sparse fields name what is not there for them", async () => {
    const answer = await educator.request("job_applications?fields[job_applications]=notesCount,aasmState");
    expect(Object.keys(answer.json().data[0].attributes)).toEqual(["aasmState"]);
  });
});

test("not in the export of their data, nor in the PDF of their profile", async () => {
  const { names, text } = await readExport(server, educator);
  expect(names).not.toContain("notes.json");
  expect(text()).not.toContain(secret);
  const resume = await server.app.inject({
    url: `/api/user_profiles/${educator.userProfileId}/resume.pdf`,
    headers: educator.headers,
  });
  expect(resume.statusCode).toBe(200);
  const pdfText = await extractPdfText(new Uint8Array(resume.rawPayload));
  expect(pdfText).toContain("Ottilie");
  expect(pdfText).not.toContain("Quokkas");
});

test("is in the author's own export, and not in the applicants' file", async () => {
  const { list } = await readExport(server, employer);
  expect(list("notes.json")).toEqual([expect.objectContaining({ body: secret })]);
  const file = await employer.request("employer/job_applications/download");
  expect(file.status).toBe(200);
  expect(file.text).toContain("Ottilie");
  expect(file.text).not.toContain("Quokkas");
});

test("by no channel and no mail, while a note is written, changed and deleted", async () => {
  const educatorClients = await Promise.all(channels.map(({ name }) => listening(educator, name)));
  const refused = await listening(educator, "NotesChannel");
  expect(refused.isRejected()).toBe(true);
  const ours = await listening(employer, "NotesChannel");
  expect(ours.isRejected()).toBe(false);

  const note = await make(employer, at, { userProfileId: educator.userProfileId, body: `${secret} again` });
  const { id } = note.json().data;
  await soon(() => expect(ours.events()).toContain("note.created"));
  const changes = { data: { type: "notes", id, attributes: { body: `${secret} at length` } } };
  await employer.request(`${at}/${id}`, { method: "PATCH", body: changes });
  await soon(() => expect(ours.events()).toContain("note.updated"));
  await employer.request(`${at}/${id}`, { method: "DELETE" });
  await soon(() => expect(ours.events()).toContain("note.deleted"));
  expect(ours.text()).toContain(`${secret} again`);

  // What the educator may receive comes after it on the same sockets: a leaked message would arrive first.
  const { id: applicationId } = await applicationOf(educator);
  await employer.request(`employer/job_applications/${applicationId}/interview`, {
    method: "POST",
    body: {},
  });
  await employer.request("messages", {
    method: "POST",
    body: {
      data: {
        type: "messages",
        attributes: { userProfileId: educator.userProfileId, data: { text: "Until Monday" } },
      },
    },
  });
  await soon(() => expect(educatorClients.map((one) => one.text()).join()).toContain("conversation.updated"));
  for (const one of educatorClients) {
    expect(one.text()).not.toContain("Quokkas");
    expect(one.text()).not.toContain('"notes"');
    expect(one.text()).not.toContain("notesCount");
  }

  await work.run();
  const mails = await db.selectFrom("mails").selectAll().execute();
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain("Quokkas");
});

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

async function listening(who: { headers: Record<string, string> }, channel: string) {
  const { port } = server.app.server.address() as AddressInfo;
  const token = who.headers["authorization"]!.replace("Bearer ", "");
  const socket = new WebSocket(`ws://127.0.0.1:${port}/cable?token=${token}`, ["actioncable-v1-json"]);
  sockets.push(socket);
  const frames: { type?: string; message?: { event: string } }[] = [];
  socket.on("message", (data) => frames.push(JSON.parse(data.toString())));
  const has = (type: string) => frames.some((frame) => frame.type === type);
  await soon(() => expect(has("welcome")).toBe(true));
  const { userProfileId } = educator;
  const params = channel === "NotesChannel" ? { userProfileId } : {};
  socket.send(JSON.stringify({ command: "subscribe", identifier: JSON.stringify({ channel, ...params }) }));
  await soon(() => expect(has("confirm_subscription") || has("reject_subscription")).toBe(true));
  return {
    isRejected: () => has("reject_subscription"),
    events: () => frames.flatMap(({ message }) => message?.event ?? []),
    text: () => JSON.stringify(frames.filter(({ message }) => message)),
  };
}

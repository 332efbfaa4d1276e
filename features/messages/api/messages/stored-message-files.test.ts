/** Files in messages: ownership, access, and deletion. */
import { createHash } from "node:crypto";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import {
  createConversationPair,
  type Requester,
  createFindableEducator,
  postMessageAs,
  readThread,
} from "../messages.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());
const { employer, educator, conversationId } = await createConversationPair(server);
const to = { conversationId };
const deleteMessage = (who: Requester, id: string) => who.request(`messages/${id}`, { method: "DELETE" });

test("one's own uploads, with links for both sides; deleted with the message", async () => {
  const id = await upload(educator, "message_attachment");
  const answer = await postMessageAs(educator, { ...to, data: { attachments: [id] } });
  expect(answer.json().data.attributes.messageType).toBe("attachment");
  const message = answer.json().data;
  const [file] = (await readThread(employer, conversationId))[0]!.attributes.data.attachments!;
  expect(file).toMatchObject({ id, filename: "drawing.png", contentType: "image/png" });
  expect((await server.request(file!.url)).status).toBe(200);
  expect((await server.request(file!.showUrl!)).status).toBe(200);
  expect((await deleteMessage(educator, message.id)).status).toBe(204);
  expect((await server.request(file!.url)).status).toBe(404);
  expect(await server.db.selectFrom("files").select("id").where("id", "=", id).execute()).toEqual([]);
});

test("not another user's file, not another purpose, not a missing upload", async () => {
  for (const id of [
    await upload(employer, "message_attachment"),
    await upload(educator, "attachment"),
    "01890000-0000-7000-8000-000000000000",
  ])
    expect((await postMessageAs(educator, { ...to, data: { text: "here", attachments: [id] } })).status).toBe(
      422,
    );
});

test("one upload in two conversations stays for the other", async () => {
  const second = await createConversationPair(server, { employer: "File Oaks" });
  const id = await upload(second.employer, "message_attachment");
  const ann = await createFindableEducator(server, "Ann");
  const first = await postMessageAs(second.employer, {
    conversationId: second.conversationId,
    data: { attachments: [id] },
  });
  const other = await postMessageAs(second.employer, {
    userProfileId: ann.userProfileId,
    data: { attachments: [id] },
  });
  await deleteMessage(second.employer, first.json().data.id);
  const kept = await ann.request(`messages/${other.json().data.id}`);
  expect(kept.json().data.attributes.data.attachments).toHaveLength(1);
});

/** A 1×1 picture. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(who: Requester, purpose: string): Promise<string> {
  const checksum = createHash("md5").update(png).digest("base64");
  const body = { filename: "drawing.png", byteSize: png.length, contentType: "image/png", checksum, purpose };
  const answer = await who.request("direct_uploads", { method: "POST", body });
  if (answer.status >= 300) throw new Error(`direct_uploads answered ${answer.status}: ${answer.text}`);
  const { id, url, headers } = answer.json();
  const path = url.startsWith("http") ? new URL(url).pathname + new URL(url).search : url;
  const sent = await server.app.inject({ method: "PUT", url: path, headers, payload: png });
  if (sent.statusCode >= 300) throw new Error(`the upload answered ${sent.statusCode}: ${sent.body}`);
  return id;
}

/** A file as an answer: only the owner's, with a link to read it, deleted with the answer. */
import { createHash } from "node:crypto";
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { make } from "../educators.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof server.person>>;
const path = "user_profile/profile_question_answers";
const name = "first_aid_cpr_card";

async function upload(who: Person, purpose = "answer_document"): Promise<string> {
  const bytes = Buffer.from(
    "%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n",
  );
  const directUpload = await who.request("direct_uploads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: {
      filename: "card.pdf",
      byteSize: bytes.length,
      contentType: "application/pdf",
      checksum: createHash("md5").update(bytes).digest("base64"),
      purpose,
    },
  });
  const { id, url, headers } = directUpload.json();
  const put = await server.app.inject({ method: "PUT", url: new URL(url).pathname, headers, payload: bytes });
  expect(put.statusCode).toBe(204);
  return id;
}

const answer = (who: Person, value: string, question = name) =>
  make(who, path, { profileQuestionName: question, value });
const valueOf = async (who: Person, question = name) => {
  const { data } = (await who.request(`${path}?filter[profileQuestionName]=${question}`)).json();
  return JSON.parse(data[0].attributes.value);
};
const exists = async (id: string) =>
  (await server.db.selectFrom("files").select("id").where("id", "=", id).execute()).length === 1;

test("it is read with its name and a link; another file, or no answer any more, takes it away", async () => {
  const educator = await server.person("educator");
  const first = await upload(educator);
  const made = await answer(educator, JSON.stringify({ id: first, filename: "mine.pdf" }));
  expect(made.status).toBe(201);
  const { url, ...file } = await valueOf(educator);
  expect(file).toEqual({ id: first, filename: "card.pdf" });
  expect((await server.app.inject({ url: new URL(url, "http://here").pathname })).statusCode).toBe(200);
  const second = await upload(educator);
  await answer(educator, JSON.stringify({ id: second, filename: "card.pdf" }));
  expect([await exists(first), await exists(second)]).toEqual([false, true]);
  await educator.request(`${path}/${made.json().data.id}`, { method: "DELETE" });
  expect(await exists(second)).toBe(false);
});

test("nobody answers with another's file, nor makes a link to one by writing its id into a text", async () => {
  const [owner, thief] = [await server.person("educator"), await server.person("educator")];
  const file = JSON.stringify({ id: await upload(owner), filename: "card.pdf" });
  const stolen = await answer(thief, file);
  expect(stolen.status).toBe(422);
  expect(stolen.json().errors[0].source.pointer).toBe("/data/attributes/value");
  const written = await answer(thief, file, "sponsorship_needed");
  expect(written.status).toBe(201);
  expect(await valueOf(thief, "sponsorship_needed")).toEqual(JSON.parse(file));
  expect((await answer(thief, "no file at all")).json().errors[0].detail).toBe("Choose a file");
});

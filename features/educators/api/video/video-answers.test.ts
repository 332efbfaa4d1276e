/** Video answers: ownership, the ways to answer, what is rejected, and what is deleted with them. */
import { testServer } from "#app/testing/test-server.ts";
import { afterAll, expect, test } from "vitest";
import { change, make } from "../educators.fixtures.ts";
import { upload, videoWorker, webm } from "./videos.fixtures.ts";

const server = await testServer({ VIDEO_ASK_URL: "https://www.videoask.com/f1a2b3c4d" });
afterAll(() => server.close());
const worker = await videoWorker(server);
const educator = await server.person("educator", { zipCode: "78701" });
const stranger = await server.person("educator", { zipCode: "78701" });
const [question, second, third] = (await educator.request("video_ask_questions")).json().data;
const clip = webm();

const theDefaults = ["Introduce yourself", "A time you calmed an upset child", "Why do you love this work?"];

const to = (asked: { id: string }, said: object) => ({ videoAskQuestionId: asked.id, ...said });
const answer = (said: object, asked = question, who: typeof educator = educator) =>
  make(who, "video_ask_answers", to(asked, said));
const sentence = (given: Awaited<ReturnType<typeof make>>) => {
  const [{ source, detail }] = given.json().errors;
  return [given.status, source?.pointer, detail];
};
const fileRows = async (...ids: string[]) =>
  (await server.db.selectFrom("files").select("id").where("id", "in", ids).execute()).length;

test("questions are for everybody; an educator gets the way to VideoAsk with name and address filled in", async () => {
  const guests = (await server.request("video_ask_questions")).json().data;
  expect(guests.map(({ attributes }: { attributes: { title: string } }) => attributes.title)).toEqual(
    theDefaults,
  );
  expect(guests[0].attributes).toMatchObject({ maxSeconds: 120, active: true, recordUrl: null });
  expect(question.attributes.recordUrl).toBe(
    `https://www.videoask.com/f1a2b3c4d#contact_email=${encodeURIComponent(educator.email)}&contact_name=Robin%20Vale&medium=banner`,
  );
});

test("in words, and by a VideoAsk link in the form it is kept in; answering again replaces", async () => {
  const written = await answer({ text: "  I sing with them.  " });
  expect(written.status).toBe(201);
  const { id, attributes } = written.json().data;
  expect(attributes).toMatchObject({ text: "I sing with them.", state: "ready", video: null, gifUrl: null });
  const linked = await answer({
    contactShareUrl: " WWW.VideoAsk.com/fAbC#x ",
    gifUrl: "https://media.videoask.com/fAbC.gif",
  });
  expect(linked.json().data).toMatchObject({
    id,
    attributes: {
      contactShareUrl: "https://www.videoask.com/fAbC",
      gifUrl: "https://media.videoask.com/fAbC.gif",
      text: "",
    },
  });
  expect((await educator.request("video_ask_answers")).json().meta.page.total).toBe(1);
});

test("what is refused says so at its field", async () => {
  const link = "Paste a link from VideoAsk, like https://www.videoask.com/f1a2b3c4d";
  const field = (name: string) => `/data/attributes/${name}`;
  for (const contactShareUrl of ["http://videoask.com/x", "https://videoask.com.evil.example/x", "hm"])
    expect(sentence(await answer({ contactShareUrl }))).toEqual([422, field("contactShareUrl"), link]);
  expect(sentence(await answer({ text: " " }))).toEqual([
    422,
    "/data/attributes",
    "Record a video, paste a link or write your answer",
  ]);
  const video = await upload(server, educator, clip);
  expect(sentence(await answer({ video, durationSeconds: 126 }))).toEqual([
    422,
    field("video"),
    "This video is too long. Record a shorter one.",
  ]);
  const unknownId = { id: "01890000-0000-7000-8000-000000000000" };
  expect(sentence(await answer({ text: "x" }, unknownId))[2]).toBe("That question is not asked here");
  const foreign = await upload(server, stranger, clip);
  expect(sentence(await answer({ video: foreign }))).toEqual([
    422,
    field("video"),
    "That file has not arrived. Upload it again.",
  ]);
});

test("an answer is its educator's alone to change and to delete", async () => {
  const { id } = (await answer({ text: "Mine" }, second)).json().data;
  expect((await stranger.request(`video_ask_answers/${id}`)).status).toBe(404);
  expect((await change(stranger, "video_ask_answers", id, { text: "Not mine" })).status).toBe(404);
  expect((await stranger.request(`video_ask_answers/${id}`, { method: "DELETE" })).status).toBe(404);
  expect(
    (await change(educator, "video_ask_answers", id, { text: "Better" })).json().data.attributes.text,
  ).toBe("Better");
  expect((await change(educator, "video_ask_answers", id, { text: "" })).status).toBe(422);
  const byLink = { text: "", contactShareUrl: "videoask.com/f1" };
  expect((await change(educator, "video_ask_answers", id, byLink)).status).toBe(200);
});

test("a video takes its files along when it is replaced, changed or deleted", async () => {
  const [first, poster, next, last] = [
    await upload(server, educator, clip),
    await upload(server, educator, png, {
      purpose: "video_poster",
      contentType: "image/png",
      filename: "a.png",
    }),
    await upload(server, educator, clip),
    await upload(server, educator, clip),
  ] as [string, string, string, string];
  const made = (await answer({ video: first, poster, durationSeconds: 1 }, third)).json().data;
  expect(made.attributes).toMatchObject({ state: "processing", durationSeconds: 1, video: { id: first } });
  expect(made.attributes.gifUrl).toBe(made.attributes.poster.smallUrl);
  expect((await server.request(made.attributes.poster.smallUrl)).status).toBe(200);
  // What was read may be sent back as it is.
  const same = { video: made.attributes.video, poster: made.attributes.poster };
  const again = await change(educator, "video_ask_answers", made.id, same);
  expect(again.json().data.attributes).toMatchObject({ durationSeconds: 1, video: { id: first } });

  await answer({ video: next }, third);
  expect(await fileRows(first, poster)).toBe(0);
  const changed = await change(educator, "video_ask_answers", made.id, { video: last });
  expect(changed.json().data.attributes).toMatchObject({ video: { id: last }, state: "processing" });
  expect(await fileRows(next)).toBe(0);
  expect((await educator.request(`video_ask_answers/${made.id}`, { method: "DELETE" })).status).toBe(204);
  expect(await fileRows(last)).toBe(0);
});

test("one file in two answers stays for the other", async () => {
  const video = await upload(server, educator, clip);
  const one = (await answer({ video }, second)).json().data;
  await answer({ video }, third);
  await educator.request(`video_ask_answers/${one.id}`, { method: "DELETE" });
  expect(await fileRows(video)).toBe(1);
  await worker.run();
});

test("employers see it with the profile, and play it by a link of its own; what failed they do not see", async () => {
  const found = await findable();
  const employer = await server.person("employer", { employerName: "Sunny Hill" });
  const video = await upload(server, found, clip);
  const { id } = (await answer({ video }, question, found)).json().data;
  const include = "video_ask_answers.video_ask_question";
  const profile = (await employer.request(`user_profiles/${found.userProfileId}?include=${include}`)).json();
  expect(profile.included.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(["video_ask_answers", "video_ask_questions"]),
  );
  const visible = (
    await employer.request(`video_ask_answers?filter[userProfileId]=${found.userProfileId}`)
  ).json();
  const { url } = visible.data[0].attributes.video;
  const part = await server.request(url, { headers: { range: "bytes=0-3" } });
  expect([part.status, part.headers["content-disposition"]]).toEqual([206, expect.stringMatching(/^inline/)]);
  expect((await make(employer, "video_ask_answers", to(question, { text: "x" }))).status).toBe(403);
  expect((await change(employer, "video_ask_answers", id, { text: "x" })).status).toBe(403);
  await server.db.updateTable("videoAskAnswers").set({ state: "failed" }).where("id", "=", id).execute();
  expect((await employer.request(`video_ask_answers/${id}`)).status).toBe(404);
});

test("operators keep the questions: an area has its own besides; one with answers is switched off, not deleted", async () => {
  const operator = await server.person("educator");
  const account = server.db.updateTable("accounts").where("id", "=", operator.accountId);
  await account.set({ userType: "operator", operatorRole: "all" }).execute();
  const areas = await server.db.selectFrom("geographies").select("id").limit(50).execute();
  const home = (await educator.request("user_profiles")).json().data[0].attributes.geographyId;
  const away = areas.find(({ id }) => id !== home)!.id;
  const createQuestion = (title: string, geographyId: string) =>
    make(operator, "video_ask_questions", { title, geographyId, position: 5 });
  const near = (await createQuestion("Show us around", home)).json().data;
  await createQuestion("Sing us a song", away);
  const titles = async (path: string) =>
    (await educator.request(path))
      .json()
      .data.map(({ attributes }: { attributes: { title: string } }) => attributes.title);
  expect(await titles("video_ask_questions")).toEqual(["Show us around", ...theDefaults]);
  expect(await titles(`video_ask_questions?filter[geographyId]=${away}`)).toEqual(theDefaults);

  await answer({ text: "Here we are" }, near);
  const gone = (id: string) => operator.request(`video_ask_questions/${id}`, { method: "DELETE" });
  expect((await gone(near.id)).status).toBe(409);
  expect((await change(operator, "video_ask_questions", near.id, { active: false })).status).toBe(200);
  // Educators who answered still see the question, but nobody can answer it any more.
  expect(await titles("video_ask_questions")).toContain("Show us around");
  expect((await stranger.request(`video_ask_questions/${near.id}`)).status).toBe(404);
  expect((await answer({ text: "Me too" }, near, stranger)).status).toBe(422);
  const listed = (await educator.request(`video_ask_answers?filter[videoAskQuestionId]=${near.id}`)).json()
    .data[0];
  await educator.request(`video_ask_answers/${listed.id}`, { method: "DELETE" });
  expect((await gone(near.id)).status).toBe(204);
});

/** An educator whom employers find. */
async function findable() {
  const person = await server.person("educator", { zipCode: "78701" });
  const { id } = await server.db
    .updateTable("userProfiles")
    .set({ approvalState: "approved", missingRequiredFields: [], missingScreeningQuestions: [] })
    .where("accountId", "=", person.accountId)
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...person, userProfileId: id };
}

/** A 1×1 picture. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

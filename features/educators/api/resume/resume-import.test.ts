import { createHash } from "node:crypto";
import { testServer } from "#app/testing/test-server.ts";
import { startFakeModel } from "#platform/server/language-model/endpoint.fixtures.ts";
import { openLanguageModel } from "#platform/server/language-model/language-model.ts";
import { testJobs } from "#platform/server/testing/test-jobs.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resumesUnderTest } from "../../resume-text/resumes.fixtures.ts";
import { change, make } from "../educators.fixtures.ts";
import { docxOf, pdfOf } from "./documents.fixtures.ts";
import { deleteResumeImports } from "./delete-resume-imports.job.ts";
import { readResumeJob } from "./read-resume.job.ts";

const model = await startFakeModel();
const settings = { LANGUAGE_MODEL_URL: model.url, LANGUAGE_MODEL_NAME: "tiny" };
const plain = await testServer();
const helped = await testServer(settings);
afterAll(() => Promise.all([plain.close(), helped.close(), model.close()]));

type Server = typeof plain;
type Person = Awaited<ReturnType<Server["person"]>>;
const [spanish] = resumesUnderTest.filter(({ called }) => called === "in Spanish");
const [first] = resumesUnderTest;

const worker = (server: Server) =>
  testJobs(
    { url: server.databaseUrl, db: server.db } as never,
    [readResumeJob(openLanguageModel(server.config))],
    {
      files: server.platform.files,
    },
  );
const plainWorker = worker(plain);
const helpedWorker = worker(helped);

async function upload(server: Server, who: Person, bytes: Buffer, purpose = "resume"): Promise<string> {
  const isPdf = bytes.subarray(0, 4).toString() === "%PDF";
  const contentType = isPdf
    ? "application/pdf"
    : "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const checksum = createHash("md5").update(bytes).digest("base64");
  const filename = isPdf ? "resume.pdf" : "resume.docx";
  const directUpload = await who.request("direct_uploads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: { filename, byteSize: bytes.length, contentType, checksum, purpose },
  });
  const { id, url, headers } = directUpload.json();
  const put = await server.app.inject({ method: "PUT", url: new URL(url).pathname, headers, payload: bytes });
  expect(put.statusCode).toBe(204);
  return id;
}

const start = (who: Person, fileId: string) => make(who, "resume_imports", { fileId });
const outcome = async (who: Person, id: string) =>
  (await who.request(`resume_imports/${id}`)).json().data.attributes;

describe("without a language model", () => {
  let educator: Person;
  beforeAll(async () => {
    educator = await plain.person("educator");
  });

  test.for([
    ["PDF", pdfOf],
    ["DOCX", docxOf],
  ] as const)("a %s is read in the background; nothing of it is on the profile", async ([, documentOf]) => {
    const fileId = await upload(plain, educator, await documentOf(spanish!.text));
    const begun = await start(educator, fileId);
    expect(begun.status).toBe(201);
    const { id, attributes } = begun.json().data;
    expect(attributes).toMatchObject({ state: "reading", problem: null, fileId, aiGenerated: false });
    await plainWorker.run();
    const read = await outcome(educator, id);
    expect(read).toMatchObject({ state: "ready", aiGenerated: false });
    expect(read.found.workHistories[0]).toMatchObject({
      jobTitle: "Lead Teacher",
      company: "Guardería Arcoíris",
      city: "San Antonio, TX",
      startDate: "2020-03",
      current: true,
    });
    expect(read.found.educationHistories).toHaveLength(1);
    expect((await educator.request("user_profile/work_histories")).json().data).toEqual([]);
  });

  test("one that says nothing of work or education says so", async () => {
    const fileId = await upload(plain, educator, await pdfOf("Dear Ms. Ortiz,\nI would love to teach."));
    const { id } = (await start(educator, fileId)).json().data;
    await plainWorker.run();
    expect(await outcome(educator, id)).toMatchObject({ state: "failed", problem: "nothing_found" });
  });

  test("a file that is gone meanwhile ends the reading, not the patience of whoever waits", async () => {
    const fileId = await upload(plain, educator, await pdfOf(first!.text));
    const { id } = (await start(educator, fileId)).json().data;
    await plain.platform.files.remove(fileId);
    await plainWorker.run({ allowFailures: true });
    expect(await outcome(educator, id)).toMatchObject({ state: "reading" });
    for (const hours of [1, 2])
      await plainWorker.run({ allowFailures: true, asOf: new Date(Date.now() + hours * 3_600_000) });
    expect(await outcome(educator, id)).toMatchObject({ state: "failed", problem: "unreadable" });
  });

  test("only one's own resume can be read, and only by oneself", async () => {
    const fileId = await upload(plain, educator, await pdfOf(first!.text));
    const { id } = (await start(educator, fileId)).json().data;
    const other = await plain.person("educator");
    const employer = await plain.person("employer");
    expect((await start(other, fileId)).status).toBe(422);
    expect((await start(other, fileId)).json().errors[0].source.pointer).toBe("/data/attributes/fileId");
    expect((await start(employer, fileId)).status).toBe(403);
    expect((await other.request(`resume_imports/${id}`)).status).toBe(404);
    expect((await employer.request(`resume_imports/${id}`)).status).toBe(403);
    const transcript = await upload(plain, educator, await pdfOf("Grades"), "transcript");
    expect((await start(educator, transcript)).status).toBe(422);
    await plainWorker.run();
  });

  test("thirty readings a day are enough", async () => {
    const eager = await plain.person("educator");
    const fileId = await upload(plain, eager, await pdfOf("Hello"));
    for (let count = 0; count < 30; count += 1) expect((await start(eager, fileId)).status).toBe(201);
    expect((await start(eager, fileId)).status).toBe(429);
  });

  test("after a month what was found is forgotten", async () => {
    const fileId = await upload(plain, educator, await pdfOf("Hello"));
    const old = (await start(educator, fileId)).json().data.id;
    const young = (await start(educator, fileId)).json().data.id;
    const createdAt = new Date(Date.now() - 31 * 24 * 3_600_000);
    await plain.db.updateTable("resumeImports").set({ createdAt }).where("id", "=", old).execute();
    await deleteResumeImports.run({}, plainWorker.context as never);
    expect((await educator.request(`resume_imports/${old}`)).status).toBe(404);
    expect((await educator.request(`resume_imports/${young}`)).status).toBe(200);
  });

  test("there is no help to write", async () => {
    const answer = await suggest(educator, { jobTitle: "Nanny" });
    expect(answer.status).toBe(404);
    expect(plain.platform.capabilities).toEqual([]);
  });
});

describe("with a language model", () => {
  let educator: Person;
  beforeAll(async () => {
    educator = await helped.person("educator", { firstName: "Marisol", lastName: "Vega" });
  });

  async function readWith(answer: object | string) {
    model.say({ text: typeof answer === "string" ? answer : JSON.stringify(answer) });
    const fileId = await upload(helped, educator, await pdfOf(first!.text));
    const { id } = (await start(educator, fileId)).json().data;
    await helpedWorker.run();
    return outcome(educator, id);
  }

  test("its entries stand, as far as the resume says them, and are marked as made by it", async () => {
    const work = {
      jobTitle: "Lead Toddler Teacher",
      company: "Sunny Hill Preschool",
      city: "Austin, TX",
      current: true,
    };
    const read = await readWith({
      workHistories: [
        { ...work, startDate: "2021-03", description: "Plans lessons." },
        { jobTitle: "Director", company: "Moon Base Academy", startDate: "1999-01", endDate: "2001-01" },
        {
          jobTitle: "Assistant Teacher",
          company: "Moon Base Academy",
          startDate: "1999-01",
          endDate: "2021-02",
        },
      ],
      educationHistories: [{ school: "Harvard University", filterableEducationLevel: 4 }],
    });
    expect(read).toMatchObject({ state: "ready", aiGenerated: true });
    expect(read.found).toEqual({
      workHistories: [
        { ...work, startDate: "2021-03", description: "Plans lessons." },
        { jobTitle: "Assistant Teacher", endDate: "2021-02", current: false },
      ],
      educationHistories: [],
    });
  });

  test("it sees neither name nor ways to reach anybody, and nothing beside work and education", async () => {
    await readWith({ workHistories: [], educationHistories: [] });
    const sent = model.requests[0]!.messages.map(({ content }) => content).join("\n");
    for (const secret of ["Marisol", "Vega", "555-0134", "people.example", "78704", "Warm and patient"])
      expect(sent).not.toContain(secret);
    expect(sent).toContain("Sunny Hill Preschool, Austin, TX");
  });

  test.for([
    ["garbage", "I found two jobs!"],
    ["nothing", { workHistories: [], educationHistories: [] }],
    [
      "only inventions",
      { workHistories: [{ jobTitle: "Astronaut", company: "Moon Base" }], educationHistories: [] },
    ],
  ] as const)("what it makes of it (%s) is no loss: the plain reading stands", async ([, says]) => {
    const read = await readWith(says);
    expect(read).toMatchObject({ state: "ready", aiGenerated: false });
    expect(read.found.workHistories[0]).toMatchObject({ jobTitle: "Lead Toddler Teacher" });
  });

  test("it helps to write from what the form says, without names", async () => {
    model.say({ text: JSON.stringify({ text: "I plan play-based lessons and sing with twelve toddlers." }) });
    const answer = await suggest(educator, {
      jobTitle: "Lead Teacher",
      gradeLevels: ["2 years old"],
      notes: "Marisol sings with 12 toddlers. Call 512 555 0134.",
    });
    expect(answer.status).toBe(200);
    const { text, logId } = answer.json();
    expect(text).toBe("I plan play-based lessons and sing with twelve toddlers.");
    expect(model.requests[0]!.messages[1]!.content).toBe(
      "Job title: Lead Teacher\nAges of the children: 2 years old\nNotes: [name] sings with 12 toddlers. Call [phone].",
    );
    const rated = await change(educator, "open_ai_logs", logId, { rating: "helpful" });
    expect(rated.json().data.attributes).toMatchObject({ rating: "helpful", kind: "work_description" });
    expect(rated.json().data.attributes).not.toHaveProperty("input");
    expect((await change(educator, "open_ai_logs", logId, { output: "" })).status).toBe(403);
    const other = await helped.person("educator");
    expect((await change(other, "open_ai_logs", logId, { rating: "helpful" })).status).toBe(404);
  });

  test("it writes in the reader's language; without a title it is not asked; a failure says so", async () => {
    model.say({ text: "no" });
    const failed = await suggest(educator, { jobTitle: "Nanny" }, "es");
    expect(failed.status).toBe(503);
    expect(failed.json().errors[0].code).toBe("no_draft");
    expect(model.requests[0]!.messages[0]!.content).toContain("in Spanish");
    const empty = await suggest(educator, { jobTitle: " " });
    expect(empty.status).toBe(422);
    expect(empty.json().errors[0].source.pointer).toBe("/jobTitle");
    expect((await suggest(await helped.person("employer"), { jobTitle: "Nanny" })).status).toBe(403);
    expect(helped.platform.capabilities).toContain("help_me_write");
  });
});

const suggest = (who: Person, body: object, language = "en") =>
  who.request("user_profile/work_histories/suggest_description", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": language },
    body,
  });

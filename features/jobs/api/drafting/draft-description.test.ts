/** Drafting a description with a language model: its input, its answer, and a server without a model. */
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "#app/testing/test-server.ts";
import { startFakeModel } from "#platform/server/language-model/endpoint.fixtures.ts";
import { createEmployer, completeJob } from "../jobs.fixtures.ts";

const model = await startFakeModel();
const plain = await testServer();
const helped = await testServer({ LANGUAGE_MODEL_URL: model.url, LANGUAGE_MODEL_NAME: "tiny" });
afterAll(() => Promise.all([plain.close(), helped.close(), model.close()]));

const path = "employer/job_listings/draft_description";
const good = {
  paragraphs: ["You lead a room of eight toddlers & one co-teacher.", "Mornings begin outside."],
  tasks: ["Plan the week", "Write to <families>"],
};
const flat = { "content-type": "application/json" };
const facts = {
  title: "Toddler Teacher",
  ageGroup: ["Toddler"],
  additionalBenefits: ["Dental"],
  description: "<p>Small team. Call Robin Vale at (512) 555-0123.</p>",
};

describe("with a model", () => {
  test("an employer gets a text, the same as safe HTML, and the row to rate it by", async () => {
    const employer = await createEmployer(helped);
    model.say({ text: JSON.stringify(good) });
    const answer = await employer.request(path, { method: "POST", headers: flat, body: facts });
    expect(answer.status).toBe(200);
    const { text, html, logId } = answer.json();
    expect(text).toContain("Mornings begin outside.\n\n• Plan the week");
    expect(html).toBe(
      "<p>You lead a room of eight toddlers &amp; one co-teacher.</p><p>Mornings begin outside.</p>" +
        "<ul><li>Plan the week</li><li>Write to &lt;families&gt;</li></ul>",
    );
    const log = await helped.db
      .selectFrom("openAiLogs")
      .select(["kind", "accountId", "employerId"])
      .where("id", "=", logId)
      .executeTakeFirstOrThrow();
    expect(log).toEqual({
      kind: "job_description",
      accountId: employer.accountId,
      employerId: employer.employerId,
    });
  });

  test("it is told what the form says, and no name, number or address", async () => {
    const employer = await createEmployer(helped);
    model.say({ text: JSON.stringify(good) });
    await employer.request(path, { method: "POST", headers: flat, body: facts });
    const said = model.requests[0]!.messages.at(-1)!.content;
    expect(said).toContain("Job title: Toddler Teacher");
    expect(said).toContain("Ages of the children: Toddler");
    expect(said).toContain("Notes: Small team.");
    for (const secret of ["Robin", "Vale", "555-0123", "<p>", "Little Oaks", "Elm Street"])
      expect(said).not.toContain(secret);
  });

  test("no use of an answer is said in words; nothing is asked without a title, or for anybody else", async () => {
    const employer = await createEmployer(helped);
    model.say({ text: "Sure! Here it is." });
    const failed = await employer.request(path, { method: "POST", headers: flat, body: facts });
    expect(failed.status).toBe(503);
    expect(failed.json().errors[0].code).toBe("no_draft");
    expect(
      (await employer.request(path, { method: "POST", headers: flat, body: { title: " " } })).status,
    ).toBe(422);
    const educator = await helped.person("educator");
    expect((await educator.request(path, { method: "POST", headers: flat, body: facts })).status).toBe(403);
    expect((await helped.request(path, { method: "POST", headers: flat, body: facts })).status).toBe(401);
  });

  test("the form hears that it is offered", () => {
    expect(helped.platform.capabilities).toContain("job_descriptions");
    expect(plain.platform.capabilities).not.toContain("job_descriptions");
  });
});

test("without a model nothing is there to ask", async () => {
  const employer = await createEmployer(plain);
  expect((await employer.request(path, { method: "POST", headers: flat, body: facts })).status).toBe(404);
});

test("that a text was drafted is kept, goes along with a copy, and is the employer's own business", async () => {
  const employer = await createEmployer(plain);
  const job = await employer.publish({
    ...completeJob,
    description: "<p>A day.</p>",
    descriptionAiGenerated: true,
  });
  expect(job.attributes.descriptionAiGenerated).toBe(true);
  const copied = (await employer.act(job.id, "duplicate")).json().data;
  expect(copied.attributes.descriptionAiGenerated).toBe(true);
  const seen = (await plain.request(`job_listings/${job.id}`)).json().data.attributes;
  expect(seen).not.toHaveProperty("descriptionAiGenerated");
});

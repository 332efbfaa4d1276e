/** A person's own export: all of their data, nothing that others wrote about them, and only for its owner. */
import { make } from "#features/educators/api/educators.fixtures.ts";
import { loadPerson } from "#platform/server/personal-data/personal-table.ts";
import { readRows } from "#platform/server/personal-data/read-rows.ts";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { readExport, unzip } from "../../testing/read-export.ts";
import { inDays, privateNote, startProduct } from "../../testing/whole-product.ts";

const product = await startProduct();
const { server, db, tables, work, clock, jobs, employer, anEducatorWithAll } = product;
afterAll(() => server.close());

describe("an export", () => {
  test("has everything of one's own with the files, and nothing of what others thought", async () => {
    const educator = await anEducatorWithAll("Marisol");
    const otherEducator = await anEducatorWithAll("Wendelin");
    const { names, list, text, readMe } = await readExport(server, educator);
    expect(names).toEqual(
      expect.arrayContaining([
        "README.txt",
        "account.json",
        "profile.json",
        "work_histories.json",
        "profile_question_answers.json",
        "job_applications.json",
        "conversations.json",
        "messages.json",
        "interviews.json",
        "job_likes.json",
        "job_alerts.json",
        "sms_messages.json",
        "sessions.json",
        "audit.json",
        "profile_accesses.json",
        "files/resume/Résumé_ 2026.pdf",
        "files/message_attachment/Résumé_ 2026.pdf",
      ]),
    );
    const [application] = list("job_applications.json");
    expect(application).toMatchObject({
      jobListing: "Lead Preschool Teacher",
      employer: "Sunny Hill",
      aasmState: "interviewing",
      timeline: [
        { to: "submitted", by: "educator" },
        { to: "shortlisted", by: "employer" },
        { to: "interviewing" },
      ],
    });
    expect(list("messages.json").map(({ data }) => (data as { text?: string }).text)).toEqual(
      expect.arrayContaining(["Hello from Marisol", "Hello Marisol, come and see us"]),
    );
    expect(list("account.json")).toHaveLength(1);
    const whole = text();
    for (const hidden of [
      "passwordHash",
      "tokenHash",
      privateNote,
      "matchScore",
      "Wendelin",
      otherEducator.email,
    ])
      expect(whole).not.toContain(hidden);
    expect(readMe()).toContain("job_applications.json");
  });

  test("of an employer's member has what they wrote, not what their team knows of educators", async () => {
    const educator = await anEducatorWithAll("Perpetua");
    const { list, text } = await readExport(server, employer);
    expect(list("employer_profiles.json")).toHaveLength(1);
    expect(list("availability.json").length).toBeGreaterThan(0);
    expect(list("interview_event_types.json")).toEqual([
      expect.objectContaining({ name: "First conversation" }),
    ]);
    expect(JSON.stringify(list("messages.json"))).toContain("Hello Perpetua, come and see us");
    expect(text()).not.toContain("Hello from Perpetua");
    expect(text()).not.toContain(educator.email);
  });

  test("requires a session", async () => {
    expect((await server.request("account/export")).status).toBe(401);
  });

  test("is prepared by the worker, emailed, retained for a week, and requested once", async () => {
    const educator = await anEducatorWithAll("Rosalind");
    const first = await make(educator, "account/exports", {});
    const again = await make(educator, "account/exports", {});
    expect(first.json().data.attributes).toMatchObject({ state: "preparing", url: null });
    expect(again.json().data.id).toBe(first.json().data.id);
    await work.run();
    const [ready] = (await educator.request("account/exports")).json().data;
    expect(ready.attributes).toMatchObject({ state: "ready", url: expect.stringMatching(/^\/files\//) });
    const file = await server.app.inject(ready.attributes.url);
    expect([file.statusCode, file.headers["content-type"], file.rawPayload.length]).toEqual([
      200,
      "application/zip",
      ready.attributes.byteSize,
    ]);
    expect([...(await unzip(file.rawPayload)).keys()]).toContain("profile.json");
    const otherEducator = await server.person("educator");
    expect((await otherEducator.request(`account/exports/${ready.id}`)).status).toBe(404);
    const mail = await db
      .selectFrom("mails")
      .select("name")
      .where("toAddress", "=", educator.email)
      .execute();
    expect(mail.map(({ name }) => name)).toContain("accounts.export-ready");
    const clear = jobs.find(({ name }) => name === "accounts.delete-exports")!;
    clock.now = inDays(8);
    await clear.run({}, work.context as never);
    clock.now = new Date();
    await work.run();
    expect((await educator.request("account/exports")).json().data).toEqual([]);
    expect((await server.app.inject(ready.attributes.url)).statusCode).toBe(404);
  });

  test("of very much is read a page at a time, and is whole", async () => {
    const educator = await server.person("educator");
    const person = (await loadPerson(db, educator.accountId))!;
    await sql`insert into work_histories (user_profile_id, job_title, company, city, start_date, worked_with_children)
      select ${person.userProfileId}::uuid, 'Teacher ' || n, 'Company', 'Austin', '2020-01-01', true
      from generate_series(1, 1000) n`.execute(db);
    let queries = 0;
    const counting = db.withPlugin({
      transformQuery: ({ node }) => ((queries += 1), node),
      transformResult: async ({ result }) => result,
    });
    const entry = tables.find(({ table }) => table === "workHistories")! as never;
    const rows = readRows(counting, entry, person);
    await rows.next();
    expect(queries).toBe(1);
    for (let count = 0; count < 200; count += 1) await rows.next();
    expect(queries).toBe(2);
    const { list } = await readExport(server, educator);
    const titles = list("work_histories.json").map(({ jobTitle }) => jobTitle);
    expect([titles.length, new Set(titles).size]).toEqual([1000, 1000]);
  });
});

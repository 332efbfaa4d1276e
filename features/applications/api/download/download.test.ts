/** The file of applicants: who may have it, what stands in it, and that no spreadsheet runs any of it. */
import { testServer } from "#app/testing/test-server.ts";
import { change, operatorOf, ownProfile } from "#features/educators/api/educators.fixtures.ts";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import {
  applyTo,
  createApplicant,
  runEmployerEvent,
  createEducator,
  postAs,
  createJobWithEmployer,
} from "../applications.fixtures.ts";

const server = await testServer();
afterAll(() => server.close());

const license = { id: "license", question: "Do you hold a license?", type: "yes_no", required: true };
const why = { id: "why", question: "Why us?", type: "text", required: false };
const { employer, job } = await createJobWithEmployer(server, { screeningQuestions: [license, why] });
const second = await employer.publish({ title: "Floater, all ages" });
const other = await createJobWithEmployer(server, {}, "Other House");

const path = "employer/job_applications/download";
type Asker = Parameters<typeof ownProfile>[0];

async function file(who: Asker, search = "", headers: Record<string, string> = {}) {
  const answer = await who.request(`${path}?${search}`, { headers });
  const rows: Record<string, string>[] = parse(answer.text, { bom: true, columns: true });
  return { ...answer, rows, names: rows.map((row) => row["First name"]) };
}

async function answering(firstName: string, said: string, lastName = "Ruiz") {
  const educator = await createEducator(server, firstName, lastName);
  const screeningQuestions = [
    { id: "license", answer: "yes" },
    { id: "why", answer: said },
  ];
  const answer = await applyTo(educator, job.id, { screeningQuestions });
  return { educator, id: answer.json().data.id as string };
}

test("one row for each, with what an employer works with", async () => {
  const ana = await answering("Ana", 'I love mud.\nAnd "paint", too; daily');
  await runEmployerEvent(employer, ana.id, "shortlist");
  const profile = await ownProfile(ana.educator);
  await postAs(employer, `employer/user_profiles/${profile.id}/like`);
  const { status, headers, text, rows } = await file(employer, `filter[jobListingId]=${job.id}`);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8; header=present");
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="applicants-\d{4}-\d\d-\d\d\.csv"/);
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(text.startsWith("\u{feff}First name,Last name,Email,")).toBe(true);
  // RFC 4180: lines end in CRLF, also the last one; a bare line feed stands inside quotes alone.
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text.replaceAll(/"(?:[^"]|"")*"/g, "").replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    "First name": "Ana",
    "Last name": "Ruiz",
    Email: ana.educator.email,
    City: "Austin",
    State: "TX",
    Job: "Lead Preschool Teacher",
    Status: "Shortlisted",
    "Missed a required answer": "No",
    Liked: "Yes",
    Viewed: "",
    "Do you hold a license?": "Yes",
    "Why us?": 'I love mud.\nAnd "paint", too; daily',
    "Other answers": "",
    Link: `http://localhost:3000/employer/applicants/${ana.id}`,
  });
  expect(rows[0]!["Applied"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(rows[0]!["Match"]).toMatch(/^\d{1,3}%$/);
});

test("nothing in it is a formula, however it is dressed", async () => {
  const formulas = [
    '=HYPERLINK("http://evil.example","click")',
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(1)",
    "\t=1+1",
    "\r\n=1+1",
    "  =1+1",
    "\u200b=1+1",
    "\u{feff}=1+1",
    "＝1+1",
    "\u00a0@now",
  ];
  for (const [at, formula] of formulas.entries())
    await answering(formula.trim().slice(0, 40), formula, `Dent ${at}`);
  const { rows } = await file(employer, "filter[q]=Dent");
  expect(rows).toHaveLength(formulas.length);
  for (const row of rows)
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
  const answerCells = rows.map((row) => row["Why us?"]!);
  expect(answerCells.some((cell) => cell.startsWith("'=HYPERLINK("))).toBe(true);
});

test("the list's own filters and order", async () => {
  const [ben, cleo] = [
    await createApplicant(server, second.id, "Ben"),
    await createApplicant(server, second.id, "Cleo"),
  ];
  await runEmployerEvent(employer, cleo.id, "view");
  const only = `filter[jobListingId]=${second.id}`;
  expect((await file(employer, `${only}&sort=name`)).names).toEqual(["Ben", "Cleo"]);
  expect((await file(employer, `${only}&sort=-name`)).names).toEqual(["Cleo", "Ben"]);
  expect((await file(employer, `${only}&filter[showStatus]=unviewed`)).names).toEqual(["Ben"]);
  expect((await file(employer, `filter[ids]=${ben.id}`)).names).toEqual(["Ben"]);
  const none = await file(employer, `${only}&filter[q]=nobody`);
  expect([none.status, none.rows]).toEqual([200, []]);
  const tooMany = Array.from({ length: 101 }, () => ben.id).join();
  for (const wrong of [
    `filter[ids]=${tooMany}`,
    "filter[color]=red",
    "sort=notesCount2",
    "filter[aasmState]=gone",
  ])
    expect((await employer.request(`${path}?${wrong}`)).status).toBe(400);
});

test("answers to questions that are not asked any more keep a place", async () => {
  const dan = await answering("Dan", "For the garden");
  await employer.change(job.id, { screeningQuestions: [{ ...license, question: "Are you licensed?" }] });
  const { rows } = await file(employer, `filter[ids]=${dan.id}&filter[jobListingId]=${job.id}`);
  expect(rows[0]).toMatchObject({ "Are you licensed?": "" });
  expect(rows[0]!["Other answers"]).toBe("Do you hold a license? Yes\nWhy us? For the garden");
  await employer.change(job.id, { screeningQuestions: [license, why] });
});

test("it is in the reader's language", async () => {
  const { text } = await file(employer, "filter[q]=Dan", { "accept-language": "es" });
  expect(text).toContain("Nombre");
  expect(text).not.toContain("First name");
});

test("notes are in no file", async () => {
  const eve = await createApplicant(server, second.id, "Eve");
  const { id } = await ownProfile(eve.educator);
  const body = { data: { type: "notes", attributes: { userProfileId: id, body: "late twice, kind" } } };
  expect((await employer.request("employers/notes", { method: "POST", body })).status).toBe(201);
  const { text, rows } = await file(employer, "filter[q]=Eve");
  expect(text).not.toContain("late twice");
  expect(Object.keys(rows[0]!).join()).not.toMatch(/note/i);
});

test("what somebody switched off on their profile is not in it either", async () => {
  const fay = await createApplicant(server, second.id, "Fay");
  const { id } = await ownProfile(fay.educator);
  await server.db.insertInto("certifications").values({ userProfileId: id, title: "CDA" }).execute();
  expect((await file(employer, "filter[q]=Fay")).rows[0]).toMatchObject({ Certifications: "CDA" });
  await change(fay.educator, "user_profiles", id, { showCertifications: false });
  expect((await file(employer, "filter[q]=Fay")).rows[0]).toMatchObject({ Certifications: "" });
});

test("a profile that was hidden, or from this employer, leaves the application's own words", async () => {
  const una = await createApplicant(server, second.id, "Una");
  const { id } = await ownProfile(una.educator);
  await server.db
    .updateTable("userProfiles")
    .set({ phoneNumber: "(512) 555-0177", city: "Nowhere Springs" })
    .where("id", "=", id)
    .execute();
  expect((await file(employer, "filter[q]=Una")).text).toContain("555-0177");
  const { employerId } = await server.db
    .selectFrom("jobListings")
    .select("employerId")
    .where("id", "=", second.id)
    .executeTakeFirstOrThrow();
  for (const hidden of [
    { visibilityState: "hidden" },
    { visibilityState: "visible", excludedEmployerIds: [employerId] },
  ]) {
    await change(una.educator, "user_profiles", id, hidden);
    const { text, names } = await file(employer, "filter[q]=Una");
    expect(names).toEqual(["Una"]);
    expect(text).not.toMatch(/555-0177|Nowhere Springs/);
  }
});

test("each educator sees that the employer took it along", async () => {
  const gus = await createApplicant(server, second.id, "Gus");
  await file(employer, "filter[q]=Gus");
  const [access] = (await gus.educator.request("user_profile/profile_accesses")).json().data;
  expect(access.attributes).toMatchObject({ kind: "exported", times: 1, employerName: "Little Oaks" });
  // Asking what a file would be takes nobody along.
  await server.app.inject({ method: "HEAD", url: `/api/${path}`, headers: employer.headers });
  expect((await gus.educator.request("user_profile/profile_accesses")).json().data).toHaveLength(1);
});

test("an employer has its own alone; educators, guests and drafts are out", async () => {
  const theirs = await createApplicant(server, other.job.id, "Hal");
  expect((await file(employer)).names).not.toContain("Hal");
  expect((await file(employer, `filter[jobListingId]=${other.job.id}`)).rows).toEqual([]);
  expect((await file(other.employer)).names).toEqual(["Hal"]);
  expect((await server.request(path)).status).toBe(401);
  expect((await theirs.educator.request(path)).status).toBe(403);
  const ivy = await createEducator(server, "Ivy");
  await applyTo(ivy, second.id, { aasmState: "draft" });
  expect((await file(employer)).names).not.toContain("Ivy");
});

test("an operator's file stands in the audit log", async () => {
  const operator = await operatorOf(server);
  const { names } = await file(operator, `filter[jobListingId]=${other.job.id}`);
  expect(names).toEqual(["Hal"]);
  expect((await file(operator, "filter[q]=Ivy")).names).toEqual([]);
  const logged = await server.db
    .selectFrom("auditLogs")
    .innerJoin("accounts", "accounts.id", "auditLogs.accountId")
    .select("auditLogs.id")
    .where("action", "=", "profile.export")
    .where("userType", "=", "operator")
    .execute();
  expect(logged).toHaveLength(1);
});

test("whoever closed their account is in no file", async () => {
  const jo = await createApplicant(server, second.id, "Jo");
  const { id } = await ownProfile(jo.educator);
  await server.db.updateTable("userProfiles").set({ activeState: "closed" }).where("id", "=", id).execute();
  expect((await file(employer)).names).not.toContain("Jo");
});

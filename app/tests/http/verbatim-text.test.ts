/**
 * A name or title that looks like markup, a placeholder or a formula is shown as it was typed: in mails, in
 * the PDF of a profile, in the applicants' file, in calendar files and in headers.
 */
import { extractPdfText } from "#features/educators/api/resume/pdf-text.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Educator, startProduct } from "../../testing/whole-product.ts";

const hostile = (word: string) => `=<b>${word}</b> {0} {firstName} </script> <0/>`;
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const product = await startProduct();
const { server, db, employer, work } = product;
afterAll(() => server.close());

const program = hostile("Oaks");
const title = hostile("Cook");
const firstName = hostile("Ana");
let educator: Educator;

beforeAll(async () => {
  await db.updateTable("employers").set({ name: program }).where("id", "=", employer.employerId).execute();
  await db.updateTable("jobListings").set({ title }).where("employerId", "=", employer.employerId).execute();
  educator = await product.anEducatorWithAll(firstName);
  await work.run();
});

describe("in mails", () => {
  interface Mail {
    name: string;
    subject: string;
    text: string;
    html: string;
  }
  let mails: Mail[];
  beforeAll(async () => {
    mails = await db.selectFrom("mails").select(["name", "subject", "text", "html"]).execute();
  });

  test("there are mails with each of them", () => {
    for (const text of [program, title, firstName])
      expect(mails.filter((mail) => mail.text.includes(text)).length).toBeGreaterThan(0);
    expect(mails.some(({ subject }) => subject.includes("{0}"))).toBe(true);
  });

  test("subjects, texts and markup show each as typed", () => {
    for (const { name, subject, text, html } of mails) {
      for (const shown of [program, title, firstName])
        if (text.includes(shown)) expect(html, name).toContain(escaped(shown));
      // A placeholder that was interpreted would leave the other parts.
      for (const word of ["Oaks", "Cook", "Ana"]) {
        const count = (within: string, part: string) => within.split(part).length - 1;
        for (const plain of [subject, text])
          expect(count(plain, `<b>${word}</b> {0} {firstName} </script> <0/>`), name).toBe(
            count(plain, `<b>${word}`),
          );
        expect(count(html, escaped(hostile(word)).slice(1)), name).toBe(count(html, `&lt;b&gt;${word}`));
        expect(html, name).not.toContain(`<b>${word}`);
      }
    }
  });
});

test("in the PDF of a profile, and in the name of its file", async () => {
  const answer = await server.app.inject({
    url: `/api/user_profiles/${educator.userProfileId}/resume.pdf`,
    headers: educator.headers,
  });
  expect(answer.statusCode).toBe(200);
  const pdfText = await extractPdfText(new Uint8Array(answer.rawPayload));
  expect(pdfText.replace(/\s+/g, " ")).toContain(firstName);
  const [, plain, coded] = /^attachment; filename="(.*)"; filename\*=UTF-8''(\S+)$/.exec(
    String(answer.headers["content-disposition"]),
  )!;
  expect(plain).not.toMatch(/["\\/\r\n]/);
  expect(decodeURIComponent(coded!)).toContain(firstName);
});

test("in the applicants' file, as a text and no formula", async () => {
  const { status, text } = await employer.request("employer/job_applications/download");
  expect(status).toBe(200);
  expect(text).toContain(firstName);
  expect(text).not.toMatch(/(^|[,\n])"?=/m);
});

test("in a calendar file, within its own rules of writing", async () => {
  const [{ id }] = (await educator.request("interviews")).json().data;
  const { text } = await educator.request(`interviews/${id}.ics`);
  const unfolded = text.replace(/\r\n[ \t]/g, "");
  expect(unfolded).toContain(program);
});

test("in answers of the API", async () => {
  const jobs = (
    await server.request(`job_listings?filter[employerId]=${employer.employerId}&include=employer`)
  ).json();
  expect(jobs.data.map((one: { attributes: { title: string } }) => one.attributes.title)).toEqual(
    jobs.data.map(() => title),
  );
  expect(jobs.included.map((one: { attributes: { name: string } }) => one.attributes.name)).toContain(
    program,
  );
});

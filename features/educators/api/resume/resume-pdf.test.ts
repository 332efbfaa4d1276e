import { testServer } from "#app/testing/test-server.ts";
import { getDocumentProxy, getMeta } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerRequired, change, make } from "../educators.fixtures.ts";
import { inkColor } from "#platform/shared/colors.ts";
import { drawResume } from "./draw-resume.ts";
import type { ResumeSheet } from "./resume-sheet.ts";
import { extractPdfText } from "./pdf-text.ts";

const server = await testServer();
afterAll(() => server.close());

type Person = Awaited<ReturnType<typeof server.person>>;
let educator: Person;
let id: string;

const job = {
  jobTitle: "Lead Teacher",
  company: "李幼儿园",
  city: "Austin, TX",
  startDate: "2021-03",
  current: true,
  workedWithChildren: true,
  languages: ["Spanish"],
  description: "Circle time & songs.",
};

beforeAll(async () => {
  educator = await server.person("educator", { firstName: "Łucja", lastName: "Nguyễn", zipCode: "78704" });
  id = (await educator.request("user_profiles")).json().data[0].id;
  await change(educator, "user_profiles", id, { phoneNumber: "512-555-0134" });
  await make(educator, "user_profile/work_histories", job);
  await answerRequired(server, educator);
  await make(educator, "user_profile/certifications", { title: "CDA: Preschool" });
});

async function resume(who: Person, language = "en") {
  const answer = await server.app.inject({
    url: `/api/user_profiles/${id}/resume.pdf`,
    headers: { ...who.headers, "accept-language": language },
  });
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: "", headers: answer.headers };
  const text = await extractPdfText(new Uint8Array(answer.rawPayload));
  return { status: 200, text, headers: answer.headers };
}

test("one's own says everything, in letters of any script", async () => {
  const { status, text, headers } = await resume(educator);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toContain("filename*=UTF-8''%C5%81ucja%20Nguy%E1%BB%85n.pdf");
  for (const part of [
    ...["Łucja Nguyễn", "Austin, TX 78704", educator.email, "Assistant Teacher", "ASAP", "Work history"],
    ...["Lead Teacher", "李幼儿园, Austin, TX", "Mar 2021 – present", "Circle time & songs."],
    ...[
      "Education",
      "High school or equivalent",
      "Austin High",
      "Sep 2010 – Jun 2014",
      "CDA: Preschool",
      "Spanish",
    ],
    ...["Looking for", "Schedule: Full-time", "Job search: ", "More about Łucja", "18 or older: Yes"],
  ])
    expect(text).toContain(part);
  // Facts, not the questions of the form.
  expect(text).not.toContain("Where are you in your job search?");
});

test("in Spanish for whoever reads Spanish", async () => {
  const { text } = await resume(educator, "es");
  for (const part of ["Experiencia laboral", "Docente principal", "mar 2021 – actualidad", "Español"])
    expect(text).toContain(part);
  expect(text).not.toContain("Lead Teacher");
});

describe("for employers", () => {
  let employer: Person;
  beforeAll(async () => {
    employer = await server.person("employer", { employerName: "Little Oaks" });
  });

  test("a profile they don't see is not there; nor is any for strangers", async () => {
    await server.db
      .updateTable("userProfiles")
      .set({ approvalState: "pending" })
      .where("id", "=", id)
      .execute();
    expect((await resume(employer)).status).toBe(404);
    expect((await resume(await server.person("educator"))).status).toBe(404);
    const guest = await server.request(`user_profiles/${id}/resume.pdf`);
    expect(guest.status).toBe(401);
    for (const odd of ["x", "00000000-0000-7000-8000-000000000000"])
      expect((await educator.request(`user_profiles/${odd}/resume.pdf`)).status).toBe(404);
  });

  test("one they see says what the profile shows, and its owner is told", async () => {
    await server.db
      .updateTable("userProfiles")
      .set({
        approvalState: "approved",
        missingRequiredFields: [],
        missingScreeningQuestions: [],
        showEducation: false,
        showCertifications: true,
      })
      .where("id", "=", id)
      .execute();
    const { status, text } = await resume(employer);
    expect(status).toBe(200);
    expect(text).toContain("Lead Teacher");
    expect(text).toContain("CDA: Preschool");
    for (const hidden of ["Austin High", educator.email, "555"]) expect(text).not.toContain(hidden);
    const looks = (await educator.request("user_profile/profile_accesses")).json().data;
    expect(looks.map(({ attributes }: never) => (attributes as { kind: string }).kind)).toEqual([
      "downloaded",
    ]);
  });

  test("contact details stand on it once they are open", async () => {
    const { employerId } = await server.db
      .selectFrom("employerProfiles")
      .select("employerId")
      .where("accountId", "=", employer.accountId)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("conversations")
      .values({ employerId, userProfileId: id, lastUserProfileMessageAt: new Date() })
      .execute();
    expect((await resume(employer)).text).toContain(educator.email);
  });
});

describe("the document", () => {
  const sheet: ResumeSheet = {
    language: "en",
    title: "Ana Ruiz: resume",
    name: "Ana Ruiz",
    otherwise: "Resume",
    contact: ["Austin, TX"],
    lookingFor: "ASAP",
    sections: [
      { heading: "Work history", entries: [{ title: "Nanny", where: "Home", when: "Mar 2021 – present" }] },
    ],
    color: "#17624a",
  };

  test("is tagged, titled and says its language", async () => {
    const bytes = await drawResume(sheet);
    const source = Buffer.from(bytes).toString("latin1");
    expect(source).toMatch(/\/Marked true/);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    for (const tag of ["H1", "H2", "H3", "P"]) expect(source).toMatch(new RegExp(`/S /${tag}\\b`));
    const document = await getDocumentProxy(new Uint8Array(bytes));
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: "Ana Ruiz: resume", Language: "en-US" });
  });

  test("stays within two pages, however much there is to say", async () => {
    const text = "We sang, painted and dug in the garden every single day. ".repeat(60);
    const entry = {
      title: "Lead Teacher",
      where: "Sunny Hill, Austin, TX",
      when: "Mar 2021 – present",
      text,
    };
    const entries = Array.from({ length: 12 }, () => entry);
    const document = await getDocumentProxy(
      await drawResume({
        ...sheet,
        sections: [
          { heading: "Work history", entries },
          { heading: "Education", entries },
        ],
      }),
    );
    expect(document.numPages).toBeLessThanOrEqual(2);
  });

  test("leaves out what no font has, and keeps the rest", async () => {
    const odd = await extractPdfText(await drawResume({ ...sheet, name: "김 Ana 👩‍🏫 Жанна Ελένη" }));
    expect(odd).toContain("Ana Жанна Ελένη");
    const nothing = await extractPdfText(await drawResume({ ...sheet, name: "김민수" }));
    expect(nothing.split("\n")[0]).toBe("Resume");
  });
});

test("a brand's colour is darkened until it can be read on paper", () => {
  expect(inkColor("#17624a")).toBe("#17624a");
  expect(inkColor(null)).toBe("#17624a");
  expect(inkColor("#f5d90a")).toMatch(/^#[0-9a-f]{6}$/);
  expect(inkColor("#f5d90a")).not.toBe("#f5d90a");
});

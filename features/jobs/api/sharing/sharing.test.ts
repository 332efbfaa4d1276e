/** Posters and ready texts about a job: for its own employer, while people can open it. */
import { testServer } from "#app/testing/test-server.ts";
import { extractPdfText } from "#features/educators/api/resume/pdf-text.ts";
import sharp from "sharp";
import { extractImages, getDocumentProxy, getMeta } from "unpdf";
import { storeFile } from "#platform/server/files/store-file.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmployer } from "../jobs.fixtures.ts";
import { drawPoster } from "./draw-poster.ts";
import type { PosterSheet } from "./poster-sheet.ts";

const server = await testServer();
afterAll(() => server.close());

let employer: Awaited<ReturnType<typeof createEmployer>>;
let job: { id: string; attributes: Record<string, unknown> };

beforeAll(async () => {
  employer = await createEmployer(server, { name: "Little Oaks" });
  job = await employer.publish({ jobSchedule: "mornings", ageGroup: ["Toddler"] });
});

async function poster(query = "", headers: Record<string, string> = {}) {
  const url = `/api/employer/job_listings/${job.id}/poster.pdf${query}`;
  return server.app.inject({ url, headers: { ...employer.headers, ...headers } });
}

describe("the poster", () => {
  test("says who hires for what, where, for how much and when, in one language or in both", async () => {
    const english = await poster("?language=en");
    expect(english.statusCode).toBe(200);
    expect(english.headers["content-type"]).toBe("application/pdf");
    const text = await extractPdfText(new Uint8Array(english.rawPayload));
    for (const part of ["We're hiring", "Lead Preschool Teacher", "Little Oaks", "1 Elm Street, Austin"])
      expect(text).toContain(part);
    expect(text).toContain("$18–$22.50 per hour");
    expect(text).toContain("Full-time, Mornings");
    expect(text).not.toContain("por hora");

    const both = await extractPdfText(new Uint8Array((await poster("?language=both&size=a4")).rawPayload));
    for (const part of ["We're hiring", "Estamos contratando", "per hour", "por hora"])
      expect(both).toContain(part);
  });

  test("states the days and hours where the job does", async () => {
    const workingHours = {
      ...{ days: [1, 2, 3, 4, 5], startTime: "08:30", endTime: "17:30" },
      ...{ varies: false, hoursPerWeek: 40 },
    };
    const stating = await employer.publish({ jobSchedule: "full_days", workingHours });
    const texts = await employer.request(`employer/job_listings/${stating.id}/sharing_texts?language=en`);
    expect(texts.text).toMatch(/Full-time, Mon–Fri 8:30\s?AM–5:30\s?PM/);
    expect(texts.text).not.toContain("Full days");
  });

  test.each(["jpeg", "png", "webp"] as const)("shows the employer's picture (%s)", async (format) => {
    const picture = await sharp({
      create: { width: 900, height: 300, channels: 4, background: { r: 20, g: 90, b: 160, alpha: 0.5 } },
    })
      .toFormat(format)
      .toBuffer();
    await keepPicture(picture, `image/${format}`);
    const { rawPayload } = await poster("?language=en");
    expect(await imagesIn(rawPayload)).toEqual([{ width: 600, height: 200 }]);
  });

  test.each([
    ["is not a picture", async () => keepPicture(Buffer.from("no picture"), "image/png")],
    [
      "is gone",
      async () => server.platform.files.remove(await keepPicture(Buffer.from("gone"), "image/png")),
    ],
    ["is not stored here", async () => setPicture({ smallUrl: "https://pictures.example/a.jpg" })],
  ])("is made without a picture that %s", async (_, arrange) => {
    await arrange();
    const { statusCode, rawPayload } = await poster("?language=en");
    expect(statusCode).toBe(200);
    expect(await imagesIn(rawPayload)).toEqual([]);
    expect(await extractPdfText(new Uint8Array(rawPayload))).toContain("Little Oaks");
  });

  async function keepPicture(bytes: Buffer, contentType: string): Promise<string> {
    const file = { ownerAccountId: null, purpose: "profile_image", filename: "logo", contentType } as const;
    const fileId = await storeFile(server.db, server.platform.files, { ...file, bytes });
    await setPicture({ fileId });
    return fileId;
  }

  const setPicture = (picture: object) =>
    server.db
      .updateTable("employers")
      .set({ profileImage: JSON.stringify(picture) })
      .where("name", "=", "Little Oaks")
      .execute();

  /** The size of every picture on the only page. */
  async function imagesIn(pdf: Buffer) {
    const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
    return (await extractImages(new Uint8Array(pdf), page.pageNumber)).map(({ width, height }) => ({
      width,
      height,
    }));
  }

  test("refuses a language or paper that it does not know", async () => {
    expect((await poster("?language=fr")).statusCode).toBe(400);
    expect((await poster("?size=a3")).statusCode).toBe(400);
  });

  const sheet: PosterSheet = {
    size: "letter",
    title: "Little Oaks is hiring: Teacher",
    employer: "Little Oaks",
    job: "Teacher",
    place: "Austin, TX",
    url: "https://cubby.example/jobs/teacher?source=poster",
    color: "#17624a",
    brand: "Cubby",
    image: null,
    parts: [{ language: "es", hiring: "¡Únete!", facts: ["$18"], scan: "Aquí", qrCode: "Código QR" }],
  };

  test("is tagged, says its language, and stays one page with the longest names", async () => {
    const long = { job: "Lead Teacher ".repeat(20), employer: "Little Oaks of the Valley ".repeat(8) };
    const bytes = await drawPoster({ ...sheet, ...long, parts: [...sheet.parts, ...sheet.parts] });
    const source = Buffer.from(bytes).toString("latin1");
    for (const tag of ["H1", "H2", "P", "Figure"]) expect(source).toMatch(new RegExp(`/S /${tag}\\b`));
    const document = await getDocumentProxy(new Uint8Array(bytes));
    expect(document.numPages).toBe(1);
    expect((await getMeta(document)).info).toMatchObject({ Title: sheet.title, Language: "es-US" });
  });
});

test("the ready texts are in the language asked for, and their links carry their source", async () => {
  const at = `employer/job_listings/${job.id}/sharing_texts`;
  const spanish = (await employer.request(`${at}?language=es`)).json();
  expect(spanish.parents).toContain("¿Conoces a alguien");
  expect(spanish.parents).toContain("Lead Preschool Teacher");
  expect(spanish.parents).toContain(`/jobs/${String(job.attributes["slug"])}?source=parents_group`);
  const english = (await employer.request(`${at}?language=en`)).json();
  expect(english.email.subject).toBe("Little Oaks is hiring: Lead Preschool Teacher");
  expect(english.email.body).toContain("?source=share");
  // Never the address of whoever asks.
  const asked = await server.app.inject({
    url: `/api/${at}`,
    headers: { ...employer.headers, host: "evil.example" },
  });
  expect(asked.payload).not.toContain("evil.example");
});

test("views of a poster, a parents' group and the own website are counted as such", async () => {
  for (const source of ["poster", "parents_group", "website"])
    await server.request(`job_listings/${job.id}/view`, { method: "POST", body: { source } });
  const own = (await employer.request(`employer/job_listings/${job.id}`)).json();
  expect(own.data.meta.sources).toEqual(
    expect.arrayContaining(
      ["poster", "parents_group", "website"].map((source) => ({ source, views: 1, applications: 0 })),
    ),
  );
});

test("nobody else gets them, and nobody for a job that cannot be opened", async () => {
  const other = await createEmployer(server, { name: "Acorn" });
  const educator = await server.person("educator");
  for (const what of ["poster.pdf", "sharing_texts"]) {
    const at = `employer/job_listings/${job.id}/${what}`;
    expect((await server.request(at)).status).toBe(401);
    expect((await educator.request(at)).status).toBe(403);
    expect((await other.request(at)).status).toBe(404);
    expect((await employer.request(`employer/job_listings/x/${what}`)).status).toBe(404);
    const draft = await employer.write({ title: "Not yet" });
    const early = await employer.request(`employer/job_listings/${draft.id}/${what}`);
    expect(early.status).toBe(409);
    expect(early.text).toContain("job_not_published");
  }
});

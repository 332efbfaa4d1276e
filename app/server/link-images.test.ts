/** The pictures of link previews: what they show, whose they are, and what they never show. */
import { createEmployer } from "#features/jobs/api/jobs.fixtures.ts";
import { handleErrors } from "#platform/server/http/error-responses.ts";
import { fastify, type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { drawLinkImage } from "./draw-link-image.ts";
import { inProcessApi } from "./in-process-api.ts";
import { linkImages } from "./link-images.ts";
import { findSite } from "./request-site.ts";
import { securityHeaders } from "./security-headers.ts";

let server: Awaited<ReturnType<typeof testServer>>;
let employer: Awaited<ReturnType<typeof createEmployer>>;
let pages: FastifyInstance;
let requests = 0;

beforeAll(async () => {
  server = await testServer();
  employer = await createEmployer(server, { name: "Little Oaks" });
  const brand = (await server.db.selectFrom("brands").selectAll().executeTakeFirst())!;
  const named = { ...brand, isDefault: false, name: "Moonrise", theme: { primary: "#2b3a67" } };
  pages = fastify();
  handleErrors(pages, () => {});
  const siteOf = async (host: string) => ({
    brand: host === "moonrise.example" ? named : brand,
    origin: `https://${host}`,
    isKnown: true,
  });
  findSite(pages, { siteOf, config: server.config, report: () => {} });
  await securityHeaders(pages, server.config);
  const limits = { page: async () => void (requests += 1) };
  linkImages(pages, { api: inProcessApi(server.app), limits });
});
afterAll(async () => {
  await pages.close();
  await server.close();
});

const get = (url: string, host = "jobs.example") => pages.inject({ url, headers: { host } });
const pixel = async (image: Buffer, left: number, top: number) => [
  ...(await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

test("a job, its program and the site have one each, in the colors of the host's brand", async () => {
  const { attributes } = await employer.publish();
  const program = server.db.selectFrom("employers").select("slug").where("id", "=", employer.employerId);
  const { slug } = await program.executeTakeFirstOrThrow();
  const paths = [`jobs/${String(attributes.slug)}.png`, `employers/${slug}.png`, "site.png"];
  const images = await Promise.all(paths.map((path) => get(`/link-images/${path}`, "moonrise.example")));
  for (const { statusCode, headers, rawPayload } of images) {
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("image/png");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await pixel(rawPayload, 1190, 10)).toEqual([0x2b, 0x3a, 0x67]);
  }
  const [first, second, third] = images.map(({ rawPayload }) => rawPayload.toString("base64"));
  expect(new Set([first, second, third]).size).toBe(3);
  const spanish = await get(`/link-images/${paths[0]!}?language=es`, "moonrise.example");
  expect(spanish.rawPayload.toString("base64")).not.toBe(first);
});

test("every request counts, and who asks again gets the same picture", async () => {
  const before = requests;
  const [one, again] = [await get("/link-images/site.png"), await get("/link-images/site.png?made=up")];
  expect(again.rawPayload.equals(one.rawPayload)).toBe(true);
  expect(requests).toBe(before + 2);
});

test("what a guest cannot read has no picture, nor has another path", async () => {
  const draft = await employer.write({ title: "Secret" });
  const closed = await employer.publish();
  await employer.act(closed.id, "close");
  for (const slug of [draft.attributes.slug, closed.attributes.slug, "nobody", "..%2f..%2fjob_listings", ""])
    expect((await get(`/link-images/jobs/${String(slug)}.png`)).statusCode).toBe(404);
  expect((await get("/link-images/employers/nobody.png")).statusCode).toBe(404);
  expect((await get("/link-images/jobs/nobody")).statusCode).toBe(404);
});

test("no text breaks the drawing: markup, long words, other scripts, or nothing that can be drawn", async () => {
  const look = { brand: "Cubby", facts: ["</svg><script>"], primary: "#ffffff", accent: "#000000" };
  const plain = await drawLinkImage({ ...look, title: "", badge: "" });
  for (const title of ['<image href="file:///etc/passwd"/>', "W".repeat(5_000), "幼儿教师 Учитель", "🙂"]) {
    const image = await drawLinkImage({ ...look, title, badge: "$18–$20 per hour" });
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    // Nothing runs into the margin at the right.
    const margin = { left: 1140, top: 0, width: 60, height: 630 };
    const bytes = await sharp(image).extract(margin).removeAlpha().raw().toBuffer();
    expect(bytes.every((byte) => byte === 255)).toBe(true);
    expect(image.equals(plain)).toBe(false);
  }
});

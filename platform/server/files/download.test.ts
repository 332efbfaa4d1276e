import { describe, expect, test } from "vitest";
import type { Employer } from "#platform/shared/actor.ts";
import { description, pdf, png, testFiles } from "../testing/test-files.ts";
import { attachFile, discardFile } from "./attach.ts";
import { deleteDiscardedFiles } from "./delete-discarded-files.job.ts";

const { db, server, work, links, clock, me, declare, stored, attach, row, filesOnDisk } = await testFiles();

describe("downloads", () => {
  test("are attachments that are neither cached nor run, under their own name", async () => {
    const answer = await server.inject(await links.download(await stored()));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="R_sum_ _2026_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%222026%22.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test("end after five minutes", async () => {
    const path = await links.download(await stored());
    clock.now = new Date(Date.now() + 240_000);
    expect((await server.inject(path)).statusCode).toBe(200);
    clock.now = new Date(Date.now() + 301_000);
    expect((await server.inject(path)).statusCode).toBe(404);
  });

  test("show images in the page, documents never; the link stays the same within an hour", async () => {
    clock.now = new Date("2026-01-01T10:05:00Z");
    const image = await stored(png, "avatar", "image/png");
    const path = await links.publicUrl(image);
    expect((await server.inject(path)).headers["content-disposition"]).toMatch(/^inline/);
    expect(
      (await server.inject(await links.publicUrl(await stored()))).headers["content-disposition"],
    ).toMatch(/^attachment/);
    clock.now = new Date("2026-01-01T10:55:00Z");
    expect(await links.publicUrl(image)).toBe(path);
  });

  test("public are only attached files of public purposes", async () => {
    const employer: Employer = {
      ...me,
      kind: "employer",
      employerProfileId: "e",
      employerId: "e",
      role: "owner",
    };
    const image = await stored(png, "profile_image", "image/png", employer);
    expect((await server.inject(links.public(image))).statusCode).toBe(404);
    await attach(image, "profile_image");
    const answer = await server.inject(links.public(image));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    const resume = await stored();
    await attach(resume);
    expect((await server.inject(links.public(resume))).statusCode).toBe(404);
    expect((await server.inject("/files/public/none")).statusCode).toBe(404);
  });

  test("outside the file a range is refused", async () => {
    const answer = await server.inject({
      url: await links.download(await stored()),
      headers: { range: "bytes=900-" },
    });
    expect([answer.statusCode, answer.headers["content-range"]]).toEqual([416, `bytes */${pdf.length}`]);
  });
});

describe("attaching", () => {
  test("takes one's own stored file of that purpose, and no other", async () => {
    const id = await stored();
    expect(await attach(id)).toMatchObject({ id, filename: 'Résumé "2026".pdf' });
    expect(await attach(id)).toMatchObject({ id });
    expect(await attach(id, "transcript")).toBeUndefined();
    expect(
      await attachFile(db, { id, purpose: "resume", accountId: "0199f000-0000-7000-8000-000000000000" }),
    ).toBeUndefined();
    expect(await attach((await declare(description(pdf, "resume", "application/pdf"))).id)).toBeUndefined();
  });

  test("discarding takes row and bytes, after the commit", async () => {
    const id = await stored();
    const before = await filesOnDisk();
    await db.transaction().execute((tx) => discardFile(tx, id));
    expect(await filesOnDisk()).toBe(before);
    await work.run();
    expect([await row(id), await filesOnDisk()]).toEqual([undefined, before - 1]);
  });

  test("uploads not attached within a day are deleted", async () => {
    const [abandoned, attached, fresh] = [await stored(), await stored(), await stored()];
    await attach(attached);
    await db
      .updateTable("files")
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where("id", "in", [abandoned, attached])
      .execute();
    const before = await filesOnDisk();
    await deleteDiscardedFiles.enqueue(db, {});
    await work.run();
    expect([await row(abandoned), (await row(attached))?.id, (await row(fresh))?.id]).toEqual([
      undefined,
      attached,
      fresh,
    ]);
    expect(await filesOnDisk()).toBe(before - 1);
  });
});

/** Large files on a bad connection, in a real browser: uploaded chunks are not sent again. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Request, Route } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";
import type { SignedIn } from "./fixtures/visitor.ts";

const megabyte = 1024 * 1024;
const start = Buffer.from("%PDF-1.7\n");
const large = join(mkdtempSync(join(tmpdir(), "cubby-e2e-")), "portfolio.pdf");
writeFileSync(large, Buffer.concat([start, Buffer.alloc(10 * megabyte - start.length, " ")]));

/** For ten megabytes, and the delays between retries. */
const slowUpload = { timeout: 60_000 };
test.slow();
const parts = "**/files/resumable/**";
const documents = (page: SignedIn) =>
  page.getByRole("region", { name: "Resume and attachments", exact: true });
const attachments = (page: SignedIn) => documents(page).getByRole("group", { name: "Attachments" });
const offsetOf = (request: Request) => Number(request.headers()["upload-offset"]);

/** Where each part began that a page sent. */
function partsOf(page: SignedIn): number[] {
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH" && request.url().includes("/files/")) offsets.push(offsetOf(request));
  });
  return offsets;
}

test("a repeatedly broken connection costs at most one chunk", async ({ educator }) => {
  const offsets = partsOf(educator);
  let cuts = 0;
  await educator.route(parts, (route: Route) => {
    const isLast = route.request().method() === "PATCH" && offsetOf(route.request()) > 0;
    return isLast && cuts++ < 3 ? route.abort() : route.continue();
  });
  await educator.goto("/profile#documents");
  await attachments(educator).locator("input[type=file]").setInputFiles(large);
  await expect(documents(educator).getByRole("link", { name: "portfolio.pdf" })).toBeVisible(slowUpload);
  expect(offsets).toEqual([0, ...Array.from({ length: 4 }, () => 8 * megabyte)]);
});

test("leaving asks first; after a reload the same file resumes where it was", async ({ educator }) => {
  const offsets = partsOf(educator);
  const holds = (route: Route) =>
    offsetOf(route.request()) > 0 ? new Promise<void>(() => undefined) : route.continue();
  await educator.route(parts, holds);
  await educator.goto("/profile#documents");
  await attachments(educator).locator("input[type=file]").setInputFiles(large);
  const sent = attachments(educator).getByRole("progressbar", { name: "portfolio.pdf" });
  await expect(sent).toHaveAttribute("aria-valuenow", /^(8|9)\d$/, slowUpload);

  await educator.getByRole("link", { name: "Jobs", exact: true }).click();
  const question = educator.getByRole("alertdialog", { name: "Leave while a file is being sent?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(sent).toBeVisible();

  const dialog = educator.waitForEvent("dialog");
  const reloading = educator.reload();
  await (await dialog).accept();
  await reloading;
  await educator.unroute(parts, holds);
  let declaration = 0;
  await educator.route("**/api/direct_uploads", (route) => ((declaration += 1), route.continue()));
  await attachments(educator).locator("input[type=file]").setInputFiles(large);
  await expect(documents(educator).getByRole("link", { name: "portfolio.pdf" })).toBeVisible(slowUpload);
  expect([declaration, offsets]).toEqual([0, [0, 8 * megabyte, 8 * megabyte]]);
});

test("a file of another type says so in its row, and is not retried", async ({ educator }) => {
  await educator.goto("/profile#documents");
  const program = Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(300)]);
  const file = { name: "resume.pdf", mimeType: "application/pdf", buffer: program };
  await attachments(educator).locator("input[type=file]").setInputFiles(file);
  const row = attachments(educator).getByRole("listitem").filter({ hasText: "resume.pdf" });
  await expect(row.getByRole("alert")).toContainText("This kind of file can't be used here.");
  await expect(row.getByRole("button", { name: "Retry resume.pdf" })).toHaveCount(0);
  await row.getByRole("button", { name: "Remove resume.pdf" }).click();
  await expect(row).toHaveCount(0);
});

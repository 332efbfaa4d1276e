/** Video answers: recorded with a simulated camera, without camera access, uploaded, and preserved when the page is killed. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { testFfmpeg } from "#app/testing/test-ffmpeg.ts";
import { installedChromium } from "../checks/run/chromium.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

const question = "Introduce yourself";
const section = "/profile#video";

// A camera that shows a spinning wheel and a microphone that beeps.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      executablePath: installedChromium(),
      args: [...(launchOptions.args ?? []), "--use-fake-device-for-media-stream"],
    });
  },
});

// Cameras and the worker start slowly, especially on a busy machine.
test.describe.configure({ timeout: 180_000 });
const patiently = expect.configure({ timeout: 45_000 });

test("an educator records an answer by the keyboard, looks at it, and it plays on the profile", async ({
  educator,
}) => {
  await allowCamera(educator);
  await openRecorder(educator);
  const dialog = educator.getByRole("dialog", { name: question });
  for (const name of ["Camera", "Microphone"])
    await patiently(dialog.getByRole("combobox", { name })).toHaveValue(/.+/);
  await expectAccessible(educator);
  await expect(dialog.getByRole("button", { name: "Start recording" })).toBeFocused();
  await educator.keyboard.press("Space");
  await patiently(dialog.getByText("Recording started")).toBeAttached();

  await educator.keyboard.press("Escape");
  const confirmation = educator.getByRole("alertdialog", { name: "Discard this recording?" });
  await confirmation.getByRole("button", { name: "Keep recording" }).click();
  await patiently(dialog.getByText(/0:(0[2-9]|[1-5]\d) \/ 2:00/)).toBeVisible();
  await dialog.getByRole("button", { name: "Stop" }).press("Space");

  const use = dialog.getByRole("button", { name: "Use this" });
  await patiently(use).toBeFocused();
  await dialog.getByRole("button", { name: "Play" }).click();
  await patiently.poll(() => timeOf(dialog.getByLabel("Your recording"))).toBeGreaterThan(0.2);
  await expectAccessible(educator);
  await use.click();
  await patiently(educator.getByText("Answer recorded")).toBeVisible();

  const tile = educator.getByRole("article", { name: question });
  // The worker transcodes any recording to MP4.
  await patiently(tile.locator("source[type='video/mp4']")).toBeAttached({ timeout: 90_000 });
  const player = tile.getByLabel(`Video answer: ${question}`);
  await expect(player).toHaveAttribute("poster", /\/files\//);
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await patiently.poll(() => timeOf(player)).toBeGreaterThan(0.2);

  await tile.getByRole("button", { name: /^Delete/ }).click();
  await educator.getByRole("button", { name: "Delete answer" }).click();
  await expect(tile.getByRole("button", { name: /^Record/ })).toBeVisible();
});

test("a recording survives a killed page, and a broken connection loses nothing", async ({ educator }) => {
  await educator.setViewportSize({ width: 375, height: 740 });
  await allowCamera(educator);
  await openRecorder(educator);
  await record(educator);
  await expectNoSidewaysScroll(educator);
  await educator.route("**/api/direct_uploads", (route) => route.abort());
  await educator.getByRole("button", { name: "Use this" }).click();
  await expect(educator.getByRole("alert").filter({ hasText: "did not arrive" })).toBeVisible();
  await educator.unroute("**/api/direct_uploads");

  const context = educator.context();
  await educator.close();
  const again = await context.newPage();
  await again.goto(section);
  const tile = again.getByRole("article", { name: question });
  await tile.getByRole("button", { name: "Look at it and send" }).click();
  await again.getByRole("button", { name: "Use this" }).click();
  await patiently(again.getByText("Answer recorded")).toBeVisible();
  await expect(tile.getByRole("button", { name: /^Re-record/ })).toBeVisible();
  await again.reload();
  await expect(tile.getByRole("button", { name: /^Re-record/ })).toBeVisible();
  await expect(tile.getByRole("button", { name: "Look at it and send" })).toBeHidden();
});

test("an existing video, a VideoAsk link or text are answers too", async ({ educator }) => {
  const folder = mkdtempSync(join(tmpdir(), "cubby-e2e-"));
  try {
    await openRecorder(educator);
    await educator.getByRole("button", { name: "Upload a video" }).click();
    const chooser = educator.getByLabel("Video", { exact: true });
    await chooser.setInputFiles({ name: "song.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("la") });
    await expect(educator.getByText("This kind of file can't be used here.")).toBeVisible();
    await chooser.setInputFiles(video(folder, 127));
    await expect(educator.getByText("This video is too long. It may last up to 2 minutes.")).toBeVisible();
    await chooser.setInputFiles(video(folder, 2));
    await educator.getByRole("button", { name: "Use this" }).click();
    await patiently(educator.getByText("Answer recorded")).toBeVisible();

    await openRecorder(educator, "A time you calmed an upset child");
    await educator.getByRole("button", { name: "Paste a VideoAsk link" }).click();
    const recorder = educator.getByRole("dialog");
    await recorder.getByLabel("VideoAsk link").fill("https://youtu.be/x");
    await recorder.getByRole("button", { name: "Save link" }).click();
    await expect(recorder.getByText(/^Paste a link from VideoAsk, like/).first()).toBeVisible();
    await recorder.getByLabel("VideoAsk link").fill("www.videoask.com/fabc");
    await recorder.getByRole("button", { name: "Save link" }).click();
    await expect(educator.getByRole("link", { name: "Open full video" })).toHaveAttribute(
      "href",
      "https://www.videoask.com/fabc",
    );

    await openRecorder(educator, "Why do you love this work?");
    await educator.getByRole("button", { name: "Answer in writing" }).click();
    await educator.getByRole("textbox", { name: "Your answer" }).fill("Because every morning is new.");
    await educator.keyboard.press("Escape");
    await educator.getByRole("button", { name: "Keep writing" }).click();
    await educator.getByRole("button", { name: "Save answer" }).click();
    await expect(educator.getByText("Because every morning is new.")).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("without camera access it says how to allow it, and continues automatically once allowed", async ({
  educator,
}) => {
  await openRecorder(educator);
  await expect(educator.getByRole("heading", { name: "The camera is not allowed here yet" })).toBeVisible();
  await expect(educator.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(educator);
  await educator.getByRole("button", { name: "Answer in writing" }).click();
  await expect(educator.getByRole("textbox", { name: "Your answer" })).toBeFocused();
  await educator.getByRole("button", { name: "Record a video" }).click();
  await expect(educator.getByRole("heading", { name: "The camera is not allowed here yet" })).toBeVisible();
  await allowCamera(educator);
  await expect(educator.getByRole("button", { name: "Start recording" })).toBeVisible();
});

const allowCamera = (page: Page) => page.context().grantPermissions(["camera", "microphone"]);

async function openRecorder(page: Page, title = question) {
  if (!page.url().includes(section)) await page.goto(section);
  await page.getByRole("button", { name: `Record: ${title}` }).click();
}

async function record(page: Page) {
  const dialog = page.getByRole("dialog", { name: question });
  await dialog.getByRole("button", { name: "Start recording" }).click();
  await patiently(dialog.getByText(/0:(0[1-9]|[1-5]\d) \/ 2:00/)).toBeVisible();
  await dialog.getByRole("button", { name: "Stop" }).click();
  await patiently(dialog.getByRole("button", { name: "Use this" })).toBeVisible();
}

const timeOf = (player: ReturnType<Page["getByLabel"]>) =>
  player.evaluate((video: HTMLVideoElement) => video.currentTime);

/** One frame a second is enough to be long. */
function video(folder: string, seconds: number): string {
  const file = join(folder, `${seconds}.webm`);
  const picture = ["-f", "lavfi", "-i", `testsrc=s=64x48:d=${seconds}:r=1`];
  execFileSync(testFfmpeg, ["-loglevel", "error", ...picture, "-c:v", "libvpx", "-cpu-used", "8", file]);
  return file;
}

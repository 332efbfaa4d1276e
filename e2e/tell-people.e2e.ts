/** An employer tells people about a job: link, ready text, poster, and the list on the program's own web site. */
import { once } from "node:events";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { toast } from "./fixtures/profile-page.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Tell people about the job" });
const parentsText = (page: Page) =>
  dialogOf(page).getByRole("textbox", { name: "Text for a parents' group" });

test("from the job's menu: a link, a text that stays as it was changed, and a poster", async ({
  employer,
  publishedJob,
}) => {
  await employer.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await employer.goto("/employer/jobs");
  await employer.getByRole("button", { name: `More actions for ${publishedJob.title}` }).click();
  await employer.getByRole("menuitem", { name: "Tell people" }).click();
  const dialog = dialogOf(employer);
  await expect(parentsText(employer)).toHaveValue(new RegExp(publishedJob.title));
  await expectAccessible(employer);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(toast(employer, "Link copied")).toBeVisible();
  const copied = () => employer.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain(`${publishedJob.path}?source=share`);
  await expect(dialog.getByRole("link", { name: "Email" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.*hiring/,
  );

  await parentsText(employer).fill("Our own words");
  await dialog.getByRole("combobox", { name: "Language of the text" }).selectOption("Español");
  await expect(parentsText(employer)).toHaveValue(/¿Conoces a alguien[\s\S]*source=parents_group/);
  await dialog.getByRole("combobox", { name: "Language of the text" }).selectOption("English");
  await dialog.getByRole("button", { name: "Copy text" }).click();
  expect(await copied()).toBe("Our own words");

  await dialog.getByRole("combobox", { name: "Language", exact: true }).selectOption("Both languages");
  const saving = employer.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download poster" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toContain(publishedJob.title);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("a job that nobody can open says what comes first", async ({ employer, publishedJob }) => {
  await employer.profile.request(`employer/job_listings/${publishedJob.id}/pause`, { method: "POST" });
  await employer.goto("/employer/jobs?tab=paused");
  await employer.getByRole("button", { name: `More actions for ${publishedJob.title}` }).click();
  await employer.getByRole("menuitem", { name: "Tell people" }).click();
  await expect(dialogOf(employer)).toContainText("The job is paused");
  await expect(dialogOf(employer).getByRole("button", { name: "Copy link" })).toHaveCount(0);
});

test("another site shows the open jobs by either code, and who comes from there is counted", async ({
  employer,
  guest,
  publishedJob,
}) => {
  await employer.goto("/employer/website");
  const code = (name: string) => employer.getByRole("textbox", { name }).inputValue();
  await expect(employer.getByRole("textbox", { name: "Script" })).toHaveValue(/jobs\.js/);
  await expectAccessible(employer);
  const snippets = { "/script": await code("Script"), "/frame": await code("Frame") };
  const site = createServer(({ url = "" }, response) => {
    const snippet = snippets[url as keyof typeof snippets] ?? "";
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(
      `<!doctype html><html lang="en"><title>Kite Harbor</title><main><h1>Kite Harbor</h1>${snippet}</main></html>`,
    );
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  try {
    for (const path of ["/script", "/frame"]) {
      await guest.goto(origin + path);
      const frame = guest.frameLocator("iframe[title='Open jobs']");
      await expect(frame.getByRole("link", { name: publishedJob.title })).toBeVisible();
      await expectAccessible(guest);
    }
    // The script's frame is as tall as its list.
    await guest.goto(`${origin}/script`);
    await expect(guest.locator("iframe")).not.toHaveCSS("height", "480px");
    const counted = guest.waitForResponse(/\/view$/);
    const frame = guest.frameLocator("iframe[title='Open jobs']");
    await frame.getByRole("link", { name: publishedJob.title }).click();
    await counted;
    await expect(guest.getByRole("heading", { level: 1, name: publishedJob.title })).toBeVisible();
  } finally {
    site.close();
  }
  await employer.goto(`/employer/jobs/${publishedJob.slug}`);
  const sources = employer.getByRole("table", { name: "Where people came from" });
  await expect(sources.getByRole("row", { name: "Your own website 1" })).toBeVisible();
});

test.describe("at 375 px, in Spanish", () => {
  test.use({ viewport: { width: 375, height: 812 }, locale: "es-US" });

  test("everything fits, and the language of the text is the reader's own", async ({
    employer,
    publishedJob,
  }) => {
    await employer.goto(`/employer/jobs/${publishedJob.slug}`);
    await employer.getByRole("button", { name: "Cuéntalo" }).click();
    const dialog = employer.getByRole("dialog", { name: "Cuéntale a la gente sobre el empleo" });
    await expect(dialog.getByRole("textbox")).toHaveValue(/¿Conoces a alguien/);
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
    await employer.goto("/employer/website");
    await expect(employer.getByRole("textbox", { name: "Script" })).toHaveValue(/data-language="es"/);
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
  });
});

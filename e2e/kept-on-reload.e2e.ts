/** What was ticked right before a page was left is ticked afterwards, here and on another device. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { stepHeading } from "./fixtures/application.ts";
import { onboardingPage, questionHeading } from "./fixtures/onboarding-page.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";
import type { BrowserEntrance } from "./fixtures/visitor.ts";

const phone = { viewport: { width: 375, height: 667 } };

/** No timer of the page goes off any more: what is saved from now on is saved because the page is left. */
const stopTimers = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));

async function openWithClock(entrance: BrowserEntrance, person: Person): Promise<Page> {
  const page = await entrance.open(person, phone);
  await page.clock.install();
  return page;
}

/** Ends when what the page kept is saved: a save that is still under way would be waited for. */
async function reloadAtOnce(page: Page): Promise<void> {
  await page.reload();
  await page.clock.resume();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
}

test("a location chosen while applying", async ({ entrance, operator }) => {
  const employer = await signUp("employer");
  const locationIds: string[] = [];
  for (const name of ["Oak Room", "Elm Room"]) {
    const attributes = { name, address: "1 Elm Street", zip: "78701" };
    const { data } = await employer.request<ApiDocument>("locations", {
      method: "POST",
      body: { data: { type: "locations", attributes } },
    });
    locationIds.push(data.id);
  }
  const job = await publishJob(employer, operator, { locationIds });
  const person = await signUp("educator");
  const page = await openWithClock(entrance, person);
  await page.goto(`${job.path}/apply`);
  await expect(stepHeading(page, "Your profile")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  const elm = page.getByRole("checkbox", { name: /Elm Room/ });
  await expect(elm).not.toBeChecked();
  await stopTimers(page);
  await elm.check();
  await reloadAtOnce(page);
  await expect(elm).toBeChecked();
  // Left for good at once: nothing in this browser can save it later.
  const oak = page.getByRole("checkbox", { name: /Oak Room/ });
  await expect(oak).not.toBeChecked();
  await stopTimers(page);
  await oak.check();
  await page.goto("about:blank");
  const other = await entrance.open(person, phone);
  await other.goto(`${job.path}/apply`);
  await expect(other.getByRole("checkbox", { name: /Elm Room/ })).toBeChecked();
  await expect(other.getByRole("checkbox", { name: /Oak Room/ })).toBeChecked();
});

test("an answer of the profile", async ({ entrance }) => {
  const person = await signUp("educator", {}, { isNew: true });
  const page = await openWithClock(entrance, person);
  await page.goto(onboardingPage("availability"));
  await questionHeading(page, "What would suit you?");
  const box = (where: Page, name: string) => where.getByRole("checkbox", { name });
  await stopTimers(page);
  await box(page, "Full-time").check();
  await reloadAtOnce(page);
  await expect(box(page, "Full-time")).toBeChecked();
  await stopTimers(page);
  await box(page, "Part-time").check();
  await page.goto("about:blank");
  const other = await entrance.open(person, phone);
  await other.goto(onboardingPage("availability"));
  await expect(box(other, "Full-time")).toBeChecked();
  await expect(box(other, "Part-time")).toBeChecked();
});

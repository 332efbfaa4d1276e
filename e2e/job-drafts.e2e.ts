/** Drafts of jobs: when one begins, and how two tabs share it. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";

const newJob = "/employer/jobs/new";
const draftIn = (page: Page) => new URL(page.url()).searchParams.get("job");

/** Another draft of the employer's, as the API holds it. */
const attributesOf = async (who: Person, id: string) =>
  (await who.request<ApiDocument>(`employer/job_listings/${id}`)).data.attributes;

test("one click begins no draft", async ({ employer, publishedJob: _job }) => {
  await employer.goto(newJob);
  await employer.getByRole("radio", { name: "Assistant Teacher", exact: true }).check();
  await employer.getByRole("button", { name: "Save draft and exit" }).click();
  await expect(employer.getByRole("tab", { name: /Drafts \(0\)/ })).toBeVisible();
});

test("the second tab learns that the first one saved, and nothing is overwritten", async ({ employer }) => {
  await employer.goto(newJob);
  await employer.getByRole("combobox", { name: "Job title" }).fill("Music Teacher");
  await expect.poll(() => draftIn(employer)).not.toBeNull();
  const id = draftIn(employer)!;
  const other = await employer.context().newPage();
  await other.goto(`${newJob}?job=${id}`);
  await other.getByRole("combobox", { name: "Job title" }).fill("Music and Movement Teacher");
  await expect(other.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();

  await employer.getByRole("combobox", { name: "Job title" }).fill("Art Teacher");
  await expect(employer.getByRole("alert")).toContainText("changed in another tab");
  expect(await attributesOf(employer.profile, id)).toMatchObject({ title: "Music and Movement Teacher" });
  await expectAccessible(employer);
  await employer.getByRole("button", { name: "Load the newest version" }).click();
  await expect(employer.getByRole("combobox", { name: "Job title" })).toHaveValue(
    "Music and Movement Teacher",
  );
});

/** Two tabs, or two colleagues, change the same thing: nobody's words are lost, and one chooses. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";

const newJob = "/employer/jobs/new";
const draftIn = (page: Page) => new URL(page.url()).searchParams.get("job");
const title = (page: Page) => page.getByRole("combobox", { name: "Job title" });

/** A job of the employer's, as the API holds it. */
const attributesOf = async (who: Person, id: string) =>
  (await who.request<ApiDocument>(`employer/job_listings/${id}`)).data.attributes;

const change = (who: Person, path: string, type: string, attributes: object) =>
  who.request(path, { method: "PATCH", body: { data: { type, id: path.split("/").at(-1), attributes } } });

test("a draft saved in another tab is shown beside one's own words, and one chooses", async ({
  employer,
}) => {
  await employer.goto(newJob);
  await title(employer).fill("Music Teacher");
  await expect.poll(() => draftIn(employer)).not.toBeNull();
  const id = draftIn(employer)!;
  const path = `employer/job_listings/${id}`;
  await change(employer.profile, path, "job_listings", { title: "Music and Movement Teacher", minAge: 21 });

  await title(employer).fill("Art Teacher");
  const conflict = employer.getByRole("alert").filter({ hasText: "You changed this in another tab" });
  await expect(conflict).toContainText("Theirs Music and Movement Teacher");
  await expect(conflict).toContainText("Yours Art Teacher");
  await expect(conflict).toContainText("kept either way: Minimum age.");
  expect(await attributesOf(employer.profile, id)).toMatchObject({ title: "Music and Movement Teacher" });
  await expectAccessible(employer);
  await employer.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(employer);

  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(conflict).toBeHidden();
  await expect
    .poll(() => attributesOf(employer.profile, id))
    .toMatchObject({ title: "Art Teacher", minAge: 21 });
});

test("a published job changed by a colleague: theirs is taken, and mine comes back by Undo", async ({
  employer,
  publishedJob,
}) => {
  await employer.goto(`/employer/jobs/${publishedJob.slug}?tab=edit`);
  await title(employer).fill("Mine");
  const path = `employer/job_listings/${publishedJob.id}`;
  await change(employer.profile, path, "job_listings", { title: "Theirs" });
  await employer.getByRole("button", { name: "Save", exact: true }).click();
  await employer.getByRole("button", { name: "Take theirs" }).click();
  await expect(title(employer)).toHaveValue("Theirs");
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(title(employer)).toHaveValue("Mine");
  await expect.poll(() => attributesOf(employer.profile, publishedJob.id)).toMatchObject({ title: "Mine" });
});

test("a program's details: what a colleague changed elsewhere stays, and the same field asks", async ({
  employer,
}) => {
  await employer.goto("/employer/profile");
  const about = employer.getByRole("region", { name: "About your program", exact: true });
  const website = about.getByLabel("Website");
  await about.getByLabel("ZIP code").fill("78702");
  await about.getByLabel("Type of program").selectOption("Private School");
  await about.getByRole("button", { name: "Save" }).click();
  const saved = employer.getByRole("status").filter({ hasText: "Saved" });
  await expect(saved).toBeVisible();

  const account = await employer.profile.request<{ data: { relationships: object }[] }>(
    "employers/employer_profiles?include=employer",
  );
  const { employer: own } = account.data[0]!.relationships as { employer: { data: { id: string } } };
  const path = `employers/${own.data.id}`;
  await change(employer.profile, path, "employers", { phoneNumber: "(512) 555-0123" });
  await website.fill("kiteharbor.example");
  await about.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(async () => (await employer.profile.request<ApiDocument>(path)).data.attributes)
    .toMatchObject({ phoneNumber: expect.stringContaining("555"), website: expect.stringContaining("kite") });

  await change(employer.profile, path, "employers", { website: "https://otters.example" });
  await website.fill("herons.example");
  await about.getByRole("button", { name: "Save" }).click();
  const conflict = about.getByRole("alert").filter({ hasText: "Keep mine" });
  await expect(conflict).toContainText("otters.example");
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect
    .poll(async () => (await employer.profile.request<ApiDocument>(path)).data.attributes)
    .toMatchObject({ website: expect.stringContaining("herons") });
});

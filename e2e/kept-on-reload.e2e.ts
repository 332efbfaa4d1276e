/** What was ticked right before a page was reloaded is ticked afterwards, here and on another device. */
import { signUp } from "./fixtures/api.ts";
import { stepHeading } from "./fixtures/application.ts";
import { onboardingPage, questionHeading } from "./fixtures/onboarding-page.ts";
import type { ApiDocument } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

const phone = { viewport: { width: 375, height: 667 } };

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
  const page = await entrance.open(person, phone);
  await page.goto(`${job.path}/apply`);
  await expect(stepHeading(page, "Your profile")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  const elm = page.getByRole("checkbox", { name: /Elm Room/ });
  await expect(elm).not.toBeChecked();
  await elm.check();
  await page.reload();
  await expect(elm).toBeChecked();
  // Left for good at once: nothing in this browser can save it later.
  const oak = page.getByRole("checkbox", { name: /Oak Room/ });
  await expect(oak).not.toBeChecked();
  await oak.check();
  await page.goto("about:blank");
  const other = await entrance.open(person, phone);
  await other.goto(`${job.path}/apply`);
  await expect(other.getByRole("checkbox", { name: /Elm Room/ })).toBeChecked();
  await expect(other.getByRole("checkbox", { name: /Oak Room/ })).toBeChecked();
});

test("an answer of the profile", async ({ entrance }) => {
  const person = await signUp("educator", {}, { isNew: true });
  const page = await entrance.open(person, phone);
  await page.goto(onboardingPage("availability"));
  await questionHeading(page, "What would suit you?");
  const fullTime = page.getByRole("checkbox", { name: "Full-time" });
  await fullTime.check();
  await page.reload();
  await expect(fullTime).toBeChecked();
  const other = await entrance.open(person, phone);
  await other.goto(onboardingPage("availability"));
  await expect(other.getByRole("checkbox", { name: "Full-time" })).toBeChecked();
});

/** Rejections in onboarding: by an answer that can be changed, and by one that can only be appealed. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { translator } from "#platform/server/translations.ts";
import { expect, test } from "./fixtures/test.ts";
import { readers } from "./fixtures/readers.ts";
import { onboardingPage, questionHeading } from "./fixtures/onboarding-page.ts";

test.use({ viewport: { width: 375, height: 667 } });

const adult = "Are you 18 or older?";
const permit = "May you work in the United States?";
const check = "Are you willing to have a background check?";
const of = (page: Page, question: string) => page.getByRole("group", { name: question });

test("one rejection can be undone, the other appealed", async ({ entrance, operator }) => {
  const person = await signUp("educator", {}, { isNew: true });
  const page = await entrance.open(person);
  await page.goto(onboardingPage("is_adult"));
  await of(page, adult).getByRole("radio", { name: "No", exact: true }).check();
  await page.getByRole("radio", { name: "Under 14" }).check();
  await of(page, permit).getByRole("radio", { name: "Yes" }).check();
  await of(page, check).getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await questionHeading(page, "This may not be the right fit yet");
  await expect(page.getByText("Come back when you turn 14")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Change my answer" }).click();
  await page.getByRole("radio", { name: "16", exact: true }).check();
  // A slip of the finger rejects nobody.
  await of(page, permit).getByRole("radio", { name: "No", exact: true }).check();
  await of(page, permit).getByRole("radio", { name: "Yes", exact: true }).check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await of(page, permit).getByRole("radio", { name: "No", exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await questionHeading(page, "We can't help you find a job here");
  await expect(page.getByRole("button", { name: "Back" })).toHaveCount(0);
  await page.getByRole("button", { name: "Appeal this decision" }).click();
  await page
    .getByRole("textbox", { name: "Why should the decision change?" })
    .fill("I have a work permit since May.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByRole("heading", { name: "We've got your appeal" })).toBeVisible();
  await page.goto(onboardingPage("about_me"));
  await questionHeading(page, "We can't help you find a job here");
  await expect(page.getByRole("heading", { name: "We've got your appeal" })).toBeVisible();
  await page.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("alertdialog", { name: "Delete your account?" })).toBeVisible();
  await page.getByRole("button", { name: "Keep my account" }).click();

  const [profile] = (await person.request<{ data: { id: string }[] }>("user_profiles")).data;
  const open = `appeals?filter[userProfileId]=${profile!.id}`;
  const [appeal] = (await operator.request<{ data: { id: string }[] }>(open)).data;
  await operator.request(`appeals/${appeal!.id}`, {
    method: "PATCH",
    body: { data: { type: "appeals", id: appeal!.id, attributes: { state: "upheld" } } },
  });
  await page.goto(onboardingPage());
  await expect(page.getByRole("heading", { level: 1, name: "Start with your resume" })).toBeVisible();
});

for (const { language, locale, viewport, reader } of readers)
  test(`who is under 18 goes on, and finds the jobs for their age (${reader})`, async ({
    entrance,
    employer,
    operator,
    publishedJob,
  }) => {
    const t = translator(language);
    const fitting = await publishJob(employer.profile, operator, { minAge: 16 });
    const person = await signUp("educator", {}, { isNew: true });
    const page = await entrance.open(person, { locale, viewport });
    await page.goto(onboardingPage("is_adult"));
    await of(page, t(adult))
      .getByRole("radio", { name: t("No"), exact: true })
      .check();
    await page.getByRole("radio", { name: "16", exact: true }).check();
    await expect(page.getByText(t("Saved"), { exact: true })).toBeVisible();
    await page.goto(`/jobs?everywhere=true&q=${fitting.title.split(" ").at(-1)}`);
    await expect(page.getByText(/^(Jobs for your age\.|Empleos para tu edad\.)/)).toBeVisible();
    await expect(page.getByRole("article", { name: fitting.title })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto(`/jobs?everywhere=true&q=${publishedJob.title.split(" ").at(-1)}`);
    await expect(page.getByRole("article", { name: publishedJob.title })).toHaveCount(0);
    await page.goto(publishedJob.path);
    const tooYoung = t("This job asks for {asksForAge} or older.", { asksForAge: 18 });
    await expect(page.getByText(tooYoung).filter({ visible: true })).toBeVisible();
    await expect(page.getByRole("link", { name: t("Apply"), exact: true })).toHaveCount(0);
    await page.goto(fitting.path);
    const apply = page.getByRole("link", { name: t("Apply"), exact: true });
    await expect(apply.filter({ visible: true }).first()).toBeVisible();
  });

/** Onboarding on a phone is short: a resume first, few screens, one progress, one way to skip. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { readers } from "./fixtures/readers.ts";
import { resumePdf, twoJobsResume } from "./fixtures/resume-files.ts";
import { translator } from "#platform/server/translations.ts";
import { ThumbUser, onboardingPage, questionHeading, waitUntilSettled } from "./fixtures/onboarding-page.ts";

test.use({ viewport: { width: 375, height: 667 } });

const phone = { viewport: { width: 375, height: 667 } };
type Translate = ReturnType<typeof translator>;
const newcomer = () => signUp("educator", {}, { isNew: true });

/** Through every screen, with what is required and no more; the rest is skipped, screen by screen. */
async function answerAll(hands: ThumbUser, t: Translate) {
  const { page } = hands;
  const next = () => hands.press(t("Continue"));
  const skip = () => hands.press(t("Skip for now"));
  await hands.see(t("Start with your resume"));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("button", { name: t("Fill in from a resume") })).toBeVisible();
  await hands.press(t("Answer the questions"));
  await hands.see(t("A few words about you"));
  await skip();

  await hands.see(t("What are you looking for?"));
  await expectAccessible(page);
  await hands.answer(t("Where are you in your job search?"), t("I am actively looking for a new role"));
  await hands.answer(t("Which roles are you looking for?"), t("Assistant Teacher"), "checkbox");
  await next();
  await hands.see(t("What would suit you?"));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hands.answer(t("Which schedules work for you?"), t("Full-time"), "checkbox");
  await next();
  await hands.see(t("When could you start?"));
  // Nobody searches among months.
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await hands.check("radio", t("As soon as possible"));
  await next();

  await hands.see(t("How long have you worked with children?"));
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await hands.check("radio", t("2 years"));
  await next();
  await hands.see(t("Where have you worked?"));
  await hands.press(t("Add a job"));
  await hands.fill(t("Job title"), "Lead Preschool Teacher");
  await hands.fill(t("Employer"), "Sunny Hill");
  await hands.fill(t("City"), "Austin");
  await hands.month(t("Start date"), 3, "2023");
  await hands.check("checkbox", t("I still work here"));
  await hands.check("radio", t("Yes"));
  await hands.press(t("Save job"));
  await expect(page.getByText("Sunny Hill").first()).toBeVisible();
  await next();
  await hands.see(t("Whom have you taught, and how?"));
  await skip();

  await hands.see(t("Where did you go to school?"));
  await expect(page.getByText(t("Courses you are taking now count too."))).toBeVisible();
  await hands.press(t("Add education"));
  await hands.select(t("Education level"), t("High school or equivalent"));
  await hands.fill(t("School"), "Austin High");
  await hands.fill(t("City"), "Austin");
  await hands.month(t("Start date"), 9, "2010");
  await hands.month(t("End date"), 6, "2014");
  await hands.press(t("Save education"));
  await expect(page.getByText("Austin High")).toBeVisible();
  await next();
  await hands.see(t("Your college credits"));
  await skip();
  await hands.see(t("First aid and training"));
  await skip();
  await hands.see(t("Which certifications do you have?"));
  await skip();

  await hands.see(t("A few checks"));
  await hands.answer(t("Are you 18 or older?"), t("Yes"));
  await hands.answer(t("May you work in the United States?"), t("Yes"));
  await hands.answer(t("Are you willing to have a background check?"), t("Yes"));
  await next();
  await hands.see(t("Introduce yourself on video"));
  await skip();
  await hands.see(t("Check your answers"));
  await expectAccessible(page);
  expect(hands.screens.length).toBeLessThanOrEqual(18);
}

for (const { language, locale, viewport, reader } of readers)
  test(`every question fits on 18 screens, with one progress and one way to skip: ${reader}`, async ({
    entrance,
  }) => {
    const t = translator(language);
    const page = await entrance.open(await newcomer(), { locale, viewport });
    await page.goto(onboardingPage());
    const hands = new ThumbUser(page);
    await questionHeading(page, t("Start with your resume"));
    const total = Number(/\d+$/.exec((await page.getByText(/^(Step|Paso) 1 /).textContent())!)?.[0]);
    await answerAll(hands, t);
    // The check at the end is no step.
    expect(hands.screens.length).toBe(total + 1);
    await page.goto(onboardingPage("languages_spoken"));
    await questionHeading(page, t("A few words about you"));
    await expect(page.getByText(t("Step {step} of {total}", { step: 2, total }))).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(1);
    await expect(page.getByRole("button", { name: t("Skip for now") })).toHaveCount(1);
    await expect(page.getByRole("button", { name: t("Save and finish later") })).toHaveCount(1);
  });

test("a newcomer gets from the sign-up to a profile in review within 60 interactions", async ({ guest }) => {
  const hands = new ThumbUser(guest);
  await guest.goto("/register/teacher");
  await hands.fill("First name", "Noor");
  await hands.fill("Last name", "Vale");
  await hands.fill("Email", `newcomer-${Date.now()}@e2e.example`);
  await hands.fill("Password", "kites-over-the-harbor");
  await hands.fill("ZIP code", "78701");
  await hands.check("checkbox", /I agree|terms/i);
  await hands.press("Create account");
  await expect(guest).toHaveURL(/\/register\/teacher\/onboarding/);
  await answerAll(hands, translator("en"));

  await expect(guest.getByText("Your profile has gone to review.", { exact: false }).first()).toBeVisible();
  await hands.press("Done");
  await questionHeading(guest, /Your profile is (in review|approved)/);
  await expect(guest.getByRole("status").filter({ hasText: "Everything required is there" })).toBeVisible();
  const visibility = guest.getByRole("group", { name: "Who can see your profile?" });
  await visibility.getByRole("radio", { name: "Only employers I apply to" }).check();
  await expect(guest.getByText("Saved", { exact: true })).toBeVisible();
  await waitUntilSettled(guest);
  await expectAccessible(guest);
  expect(hands.count).toBeLessThan(60);
  // An educator who has finished sees the profile instead.
  await guest.goto(onboardingPage());
  await expect(guest).toHaveURL(/\/profile$/);
});

test("a resume fills in the jobs and the schools, and those pages need nothing more", async ({
  entrance,
}) => {
  const page = await entrance.open(await newcomer(), phone);
  await page.goto(onboardingPage());
  await questionHeading(page, "Start with your resume");
  await page.getByRole("button", { name: "Fill in from a resume" }).click();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await resumePdf(twoJobsResume));
  await expect(page.getByRole("heading", { name: "Found in your resume" })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const lead = page.getByRole("listitem").filter({ hasText: "Lead Toddler Teacher" });
  await lead.getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("button", { name: "Add 2 to my profile" }).click();
  // The third lacks its months: it stays in sight.
  await expect(page.getByText("Still missing: start month and end month")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await questionHeading(page, "A few words about you");
  await page.goto("/register/teacher/onboarding?section=check");
  await expect(page.getByText("1 added")).toHaveCount(2);
});

/** Onboarding on a phone never loses an answer. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { onboardingPage, questionHeading } from "./fixtures/onboarding-page.ts";

test.use({ viewport: { width: 375, height: 667 } });

const phone = { viewport: { width: 375, height: 667 } };
const newcomer = () => signUp("educator", {}, { isNew: true });

test("an answer outlives the browser, the network and the server, and is there on another device", async ({
  entrance,
}) => {
  const person = await newcomer();
  const page = await entrance.open(person, phone);
  const context = page.context();

  // The browser is killed in the middle of a word, before anything was saved.
  await page.goto(onboardingPage("about_me"));
  await questionHeading(page, "A few words about you");
  const about = (on: Page) => on.getByRole("textbox", { name: /Tell employers about yourself/ });
  await about(page).fill("I sing with them");
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(onboardingPage("about_me"));
  await expect(about(again)).toHaveValue("I sing with them");
  await about(again).fill("I sing with them, and every day ends with a story outside.");
  await expect(again.getByText("Saved", { exact: true })).toBeVisible();

  // The network fails: the educator continues, and the answers are sent when it is back.
  await again.goto(onboardingPage("job_search_status"));
  await questionHeading(again, "What are you looking for?");
  await context.setOffline(true);
  await again.getByRole("radio", { name: "I am actively looking for a new role" }).check();
  await again.getByRole("checkbox", { name: "Director" }).check();
  await again.getByRole("button", { name: "Continue" }).click();
  await questionHeading(again, "What would suit you?");
  await expect(again.getByText(/^You're offline\. 2 changes will be sent when you're back\./)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => answerOf("desired_role")).toBe('["Director"]');
  await expect.poll(() => answerOf("job_search_status")).toBe("i am actively looking for a new role");

  // The server fails: the answer still shows after a reload, and is sent automatically.
  const answers = "**/api/user_profile/profile_question_answers";
  const fail = (route: {
    request: () => { method: () => string };
    fulfill: (with_: object) => Promise<void>;
    fallback: () => Promise<void>;
  }) => (route.request().method() === "POST" ? route.fulfill({ status: 503, body: "{}" }) : route.fallback());
  await again.route(answers, fail);
  await again.goto(onboardingPage("expected_compensation"));
  const pay = again.getByRole("textbox", { name: /What hourly pay do you expect/ });
  await pay.fill("21.50");
  await expect(again.getByText("Saved on this device")).toBeVisible();
  await again.reload();
  await expect(pay).toHaveValue("21.50");
  await again.unroute(answers, fail);
  await again.reload();
  await expect.poll(() => answerOf("expected_compensation")).toBe("21.50");

  const other = await entrance.open(person, phone);
  await other.goto(onboardingPage("about_me"));
  await expect(about(other)).toHaveValue(/every day ends with a story outside/);
  await other.goto(onboardingPage("desired_role"));
  await expect(other.getByRole("checkbox", { name: "Director" })).toBeChecked();

  async function answerOf(name: string) {
    const path = `user_profile/profile_question_answers?filter[profileQuestionName]=${name}`;
    const { data } = await person.request<{ data: { attributes: Record<string, unknown> }[] }>(path);
    return data[0]?.attributes["value"];
  }
});

test("an answer adds questions right below it and removes them; the URL leads to the same question", async ({
  entrance,
}) => {
  const page = await entrance.open(await newcomer(), phone);
  await page.goto(onboardingPage("desired_start"));
  await questionHeading(page, "When could you start?");
  const place = page.getByText(/^Step \d+ of \d+$/);
  const before = await place.textContent();
  const day = page.getByRole("textbox", { name: /After which date could you start/ });
  await expect(day).toHaveCount(0);
  await page.getByRole("radio", { name: "After a certain date" }).check();
  await day.fill("13/45/2030");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("Enter a date");
  await day.fill("01052030");
  await expect(day).toHaveValue("01/05/2030");
  await page.getByRole("button", { name: "Calendar" }).click();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("5");
  await expectAccessible(page);
  await expect(place).toHaveText(before!);
  await page.keyboard.press("Control+Enter");
  await questionHeading(page, "How long have you worked with children?");
  await page.goBack();
  await questionHeading(page, "When could you start?");
  await page.reload();
  await expect(day).toHaveValue("01/05/2030");
  await page.getByRole("radio", { name: "As soon as possible" }).check();
  await expect(day).toHaveCount(0);
  // Resumed from the list of sections, and changed from the check.
  await page.goto("/register/teacher/onboarding?section=check");
  await page.getByRole("link", { name: "All sections" }).click();
  await questionHeading(page, "Your profile");
  await expect(page.getByRole("link", { name: /Job preferences/ })).toContainText("In progress");
  await expectAccessible(page);
  await page.goto("/register/teacher/onboarding?section=check");
  await page.getByRole("link", { name: "Change When could you start?" }).click();
  await page.getByRole("radio", { name: "March" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await questionHeading(page, "Check your answers");
  await expect(page.getByText("March", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("Add at least one job");
  await expect(page.getByRole("alert")).toContainText("Answer this question: Are you 18 or older?");
});

test("Continue stays above the on-screen keyboard", async ({ entrance }) => {
  const page = await entrance.open(await newcomer(), phone);
  await page.goto(onboardingPage("about_me"));
  await questionHeading(page, "A few words about you");
  const field = page.getByRole("textbox", { name: /Tell employers about yourself/ });
  // What is left of a phone's window above its keyboard.
  await page.setViewportSize({ width: 375, height: 340 });
  await field.focus();
  await expect(field).toBeInViewport();
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport();
  const size = await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await expectNoSidewaysScroll(page);
});

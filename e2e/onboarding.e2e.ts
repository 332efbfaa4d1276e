/** Onboarding on a phone: short, and without ever losing an answer. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { ThumbUser, onboardingPage, questionHeading, waitUntilSettled } from "./fixtures/onboarding-page.ts";

test.use({ viewport: { width: 375, height: 667 } });

const phone = { viewport: { width: 375, height: 667 } };
const newcomer = () => signUp("educator", {}, { isNew: true });

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
  await questionHeading(guest, "Tell employers about yourself");
  await hands.press("Skip all optional questions here");

  await questionHeading(guest, "How long have you worked with children?");
  await hands.choose("2 years");
  await questionHeading(guest, "Where have you worked?");
  await hands.press("Add a job");
  await hands.fill("Job title", "Lead Preschool Teacher");
  await hands.fill("Employer", "Sunny Hill");
  await hands.fill("City", "Austin");
  await hands.month("Start date", "March", "2023");
  await hands.check("checkbox", "I still work here");
  await hands.check("radio", "Yes");
  await hands.press("Save job");
  await expect(guest.getByText("Lead Preschool Teacher")).toBeVisible();
  await hands.press("Continue");
  await questionHeading(guest, "Which ages have you worked with?");
  await hands.press("Skip all optional questions here");

  await questionHeading(guest, "Your education");
  await hands.press("Continue");
  await questionHeading(guest, "Where did you go to school?");
  await hands.press("Add education");
  await hands.select("Education level", "High school or equivalent");
  await hands.fill("School", "Austin High");
  await hands.fill("City", "Austin");
  await hands.month("Start date", "September", "2010");
  await hands.month("End date", "June", "2014");
  await hands.press("Save education");
  await expect(guest.getByText("Austin High")).toBeVisible();
  await hands.press("Continue");
  await questionHeading(guest, "How many college credits in early childhood do you have?");
  await hands.press("Skip all optional questions here");

  await questionHeading(guest, "Do you have a current pediatric first aid and CPR card?");
  await hands.press("Skip all optional questions here");

  await questionHeading(guest, "Where are you in your job search?");
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await hands.choose("I am actively looking for a new role");
  await questionHeading(guest, "Which roles are you looking for?");
  await expectAccessible(guest);
  await hands.choose("Assistant Teacher", "checkbox");
  await questionHeading(guest, "Which job titles fit you?");
  await hands.press("Skip all optional questions here");
  await questionHeading(guest, "Which schedules work for you?");
  await hands.choose("Full-time", "checkbox");
  await questionHeading(guest, "When could you start?");
  await hands.choose("As soon as possible");

  await questionHeading(guest, "Are you 18 or older?");
  await hands.choose("Yes");
  await questionHeading(guest, "May you work in the United States?");
  await hands.choose("Yes");
  await questionHeading(guest, "Are you willing to have a background check?");
  await hands.choose("Yes");
  await questionHeading(guest, "Introduce yourself on video");
  await hands.press("Skip for now");

  await questionHeading(guest, "Check your answers");
  await expectAccessible(guest);
  await expect(guest.getByText("Your profile has gone to review.", { exact: false }).first()).toBeVisible();
  await hands.press("Done");
  await questionHeading(guest, /Your profile is (in review|approved)/);
  await expect(guest.getByRole("status").filter({ hasText: "Everything required is there" })).toBeVisible();
  const visibility = guest.getByRole("group", { name: "Who can see your profile?" });
  await visibility.getByRole("radio", { name: "Only employers I apply to" }).check();
  await expect(guest.getByText("Saved", { exact: true })).toBeVisible();
  await waitUntilSettled(guest);
  await expectAccessible(guest);
  console.log(`from the sign-up to the profile in review: ${hands.count} interactions`);
  expect(hands.count).toBeLessThan(60);
  // An educator who has finished sees the profile instead.
  await guest.goto(onboardingPage());
  await expect(guest).toHaveURL(/\/profile$/);
});

test("an answer outlives the browser, the network and the server, and is there on another device", async ({
  entrance,
}) => {
  const person = await newcomer();
  const page = await entrance.open(person, phone);
  const context = page.context();

  // The browser is killed in the middle of a word, before anything was saved.
  await page.goto(onboardingPage("about_me"));
  await questionHeading(page, "Tell employers about yourself");
  await page.getByRole("textbox").fill("I sing with them");
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(onboardingPage());
  await expect(again.getByRole("textbox")).toHaveValue("I sing with them");
  await again.getByRole("textbox").fill("I sing with them, and every day ends with a story outside.");
  await expect(again.getByText("Saved", { exact: true })).toBeVisible();

  // The network fails: the educator continues, and the answers are sent when it is back.
  await again.goto(onboardingPage("job_search_status"));
  await questionHeading(again, "Where are you in your job search?");
  await context.setOffline(true);
  await again.getByRole("radio", { name: "I am actively looking for a new role" }).check();
  await again.getByRole("button", { name: "Continue" }).click();
  await questionHeading(again, "Which roles are you looking for?");
  await expect(
    again.getByText("You're offline. Messages and drafts are kept here and go out when you're back."),
  ).toBeVisible();
  await again.getByRole("checkbox", { name: "Director" }).check();
  await again.getByRole("button", { name: "Continue" }).click();
  await questionHeading(again, "Which job titles fit you?");
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
  await again.getByRole("textbox").fill("21.50");
  await expect(again.getByText("Couldn't save.")).toBeVisible();
  await again.reload();
  await expect(again.getByRole("textbox")).toHaveValue("21.50");
  await again.unroute(answers, fail);
  await again.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => answerOf("expected_compensation")).toBe("21.50");

  const other = await entrance.open(person, phone);
  await other.goto(onboardingPage("about_me"));
  await expect(other.getByRole("textbox")).toHaveValue(/every day ends with a story outside/);
  await other.goto(onboardingPage("desired_role"));
  await expect(other.getByRole("checkbox", { name: "Director" })).toBeChecked();

  async function answerOf(name: string) {
    const path = `user_profile/profile_question_answers?filter[profileQuestionName]=${name}`;
    const { data } = await person.request<{ data: { attributes: Record<string, unknown> }[] }>(path);
    return data[0]?.attributes["value"];
  }
});

test("an answer adds questions and removes them; the URL leads to the same question", async ({
  entrance,
}) => {
  const page = await entrance.open(await newcomer(), phone);
  await page.goto(onboardingPage("desired_start"));
  await questionHeading(page, "When could you start?");
  await expect(page.getByText("Question 7 of 8")).toBeVisible();
  await page.getByRole("radio", { name: "After a certain date" }).check();
  await expect(page.getByText("Question 7 of 9")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await questionHeading(page, "After which date could you start?");
  await expect(page.getByText("Question 8 of 9")).toBeVisible();
  await page.getByRole("textbox").fill("13/45/2030");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert", { name: "There is a problem" })).toContainText("Enter a date");
  await page.getByRole("textbox").fill("01052030");
  await expect(page.getByRole("textbox")).toHaveValue("01/05/2030");
  await page.getByRole("button", { name: "Calendar" }).click();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("5");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await questionHeading(page, "What hourly pay do you expect?");
  await page.goBack();
  await questionHeading(page, "After which date could you start?");
  await page.reload();
  await expect(page.getByRole("textbox")).toHaveValue("01/05/2030");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("searchbox", { name: /When could you start/ }).fill("soon");
  await page.getByRole("radio", { name: "As soon as possible" }).check();
  await expect(page.getByText("Question 7 of 8")).toBeVisible();
  // Resumed from the list of sections, and changed from the check.
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
  await questionHeading(page, "Tell employers about yourself");
  // What is left of a phone's window above its keyboard.
  await page.setViewportSize({ width: 375, height: 340 });
  await page.getByRole("textbox").focus();
  await expect(page.getByRole("textbox")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Continue" })).toBeInViewport();
  const size = await page
    .getByRole("textbox")
    .evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await expectNoSidewaysScroll(page);
});

/** What is pressed and written without a connection is kept, shown, and sent once when it returns. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { answeredWrites, desktop, phone, sentTo, untilKept } from "./fixtures/offline.ts";
import { onboardingPage, questionHeading } from "./fixtures/onboarding-page.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const isLiked = async (person: Person, id: string) =>
  (await person.request<ApiDocument>(`job_listings/${id}`)).data.attributes["liked"];

for (const { reader, like, waits, sent } of [
  {
    reader: desktop,
    like: "Like",
    waits: /^(You're offline|We can't reach the server)\. 1 change will be sent when you're back\./,
    sent: "Sent.",
  },
  {
    reader: phone,
    like: "Me gusta",
    waits:
      /^(No tienes conexión|No podemos conectar con el servidor)\. 1 cambio se enviará cuando vuelva la conexión\./,
    sent: "Enviado.",
  },
])
  test(`a heart pressed offline outlives a reload and is sent once (${reader.locale})`, async ({
    entrance,
    operator,
  }) => {
    const job = await publishJob(await signUp("employer"), operator);
    const person = await signUp("educator");
    const page = await entrance.open(person, reader);
    const heart = page
      .getByRole("button", { name: new RegExp(job.title) })
      .and(page.locator("[aria-pressed]"));
    await page.goto(job.path);
    await untilKept(page, job.path);
    await expect(heart.first()).toHaveAccessibleName(new RegExp(`^${like}`));
    await expect(heart.first()).toHaveAttribute("aria-pressed", "false");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();

    await page.waitForLoadState("networkidle");

    const answered = answeredWrites(page);
    await page.context().setOffline(true);
    await heart.first().click();
    await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(waits)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(waits)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText(sent, { exact: true })).toBeVisible();
    expect(await isLiked(person, job.id)).toBe(true);
    expect(sentTo(answered, "/like")).toHaveLength(1);
    await page.reload();
    await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  });

test("a heart pressed right before the page is left is not lost", async ({ educator, publishedJob }) => {
  await educator.goto(publishedJob.path);
  const heart = educator
    .getByRole("button", { name: `Like ${publishedJob.title}` })
    .filter({ visible: true });
  await expect(heart.first()).toHaveAttribute("aria-pressed", "false");
  await expect(educator.locator("html[data-hydrated]")).toBeAttached();
  await heart.first().click();
  await educator.goto("about:blank");
  await expect.poll(() => isLiked(educator.profile, publishedJob.id)).toBe(true);
});

test("a job hidden and a heart taken back offline; the job that closed meanwhile is told", async ({
  entrance,
  employer,
  operator,
}) => {
  const educator = await entrance.open(await signUp("educator"), { viewport: phone.viewport });
  const liked = await publishJob(employer.profile, operator);
  const closed = await publishJob(employer.profile, operator);
  await educator.goto(
    `/jobs?everywhere=true&sort=-publishedAt&q=${encodeURIComponent("Lead Preschool Teacher")}`,
  );
  const card = (title: string) => educator.getByRole("article", { name: title });
  const heart = (title: string) => card(title).getByRole("button", { name: `Like ${title}` });
  await expect(heart(closed.title)).toBeVisible();
  // What a menu opens with is loaded by its first opening.
  const menu = card(liked.title).getByRole("button", { name: `More about ${liked.title}` });
  await menu.click();
  await expect(educator.getByRole("menuitem", { name: /^Follow/ })).toBeVisible();
  await educator.keyboard.press("Escape");
  await educator.waitForLoadState("networkidle");
  const answered = answeredWrites(educator);
  await educator.context().setOffline(true);
  await heart(closed.title).click();
  await heart(liked.title).click();
  await heart(liked.title).click();
  await expect(heart(liked.title)).toHaveAttribute("aria-pressed", "false");
  await employer.profile.request(`employer/job_listings/${closed.id}/close`, {
    method: "POST",
    body: { closeReason: "filled_elsewhere" },
  });
  await educator.context().setOffline(false);
  await expect(
    educator.getByText(`“${closed.title}” is no longer open, so your change was not saved.`),
  ).toBeVisible();
  await expect.poll(() => sentTo(answered, `${liked.id}/like`)).toHaveLength(1);
  expect(await isLiked(educator.profile, liked.id)).toBe(false);

  await educator.context().setOffline(true);
  await menu.click();
  await educator.getByRole("menuitem", { name: "Hide this job" }).click();
  await expect(card(liked.title)).toHaveCount(0);
  await educator.context().setOffline(false);
  await expect.poll(() => sentTo(answered, "/hidden_jobs")).toHaveLength(1);
  await expect(educator.getByText("Sent.", { exact: true })).toBeVisible();
  await expect(card(liked.title)).toHaveCount(0);
});

for (const { reader, kept, heading, option } of [
  {
    reader: desktop,
    kept: "Saved on this device",
    heading: "What are you looking for?",
    option: "I am actively looking for a new role",
  },
  { reader: phone, kept: "Guardado en este dispositivo", heading: /.+/, option: /activamente/ },
])
  test(`an answer of the profile given offline is kept and sent once (${reader.locale})`, async ({
    entrance,
  }) => {
    const person = await signUp("educator", {}, { isNew: true });
    const page = await entrance.open(person, reader);
    const path = onboardingPage("job_search_status");
    await page.goto(path);
    await untilKept(page, path);
    await questionHeading(page, heading);
    const answered = answeredWrites(page);
    await page.context().setOffline(true);
    await page.getByRole("radio", { name: option }).check();
    await expect(page.getByText(kept)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("radio", { name: option })).toBeChecked();
    await expect(page.getByText(kept)).toBeVisible();
    // It goes from any page.
    await page.context().setOffline(false);
    await page.goto("/jobs/applications");
    await expect
      .poll(() => answerOf(person, "job_search_status"))
      .toBe("i am actively looking for a new role");
    await expect.poll(() => sentTo(answered, "/profile_question_answers")).toHaveLength(1);
  });

test("an answer that another device has given since is not overwritten", async ({ entrance }) => {
  const person = await signUp("educator", {}, { isNew: true });
  const page = await entrance.open(person, desktop);
  await page.goto(onboardingPage("desired_role"));
  const director = page.getByRole("checkbox", { name: "Director" });
  await expect(director).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await director.check();
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.evaluate(() => {
    const earlier = (text: string) => text.replace(/("at":")[^"]+/, "$12020-01-01T00:00:00.000Z");
    for (const name of Object.keys(localStorage).filter((one) => /answer:/.test(one))) {
      const text = localStorage.getItem(name)!;
      const isEntry = name.startsWith("outbox:");
      localStorage.setItem(name, isEntry ? text.replace(/"payload":\{.*?\}/, earlier) : earlier(text));
    }
  });
  const attributes = { profileQuestionName: "desired_role", value: '["Teacher (Lead/Head)"]' };
  await person.request("user_profile/profile_question_answers", {
    method: "POST",
    body: { data: { type: "profile_question_answers", attributes } },
  });
  await page.context().setOffline(false);
  await page.goto(onboardingPage("desired_role"));
  const conflict = page
    .getByRole("alert")
    .filter({ hasText: "You changed this in another tab or on another device" });
  await expect(conflict).toContainText("Director");
  await expect(director).toBeChecked();
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(() => answerOf(person, "desired_role")).toBe('["Director"]');
});

async function answerOf(person: Person, name: string) {
  const path = `user_profile/profile_question_answers?filter[profileQuestionName]=${name}`;
  const { data } = await person.request<{ data: { attributes: Record<string, unknown> }[] }>(path);
  return data[0]?.attributes["value"];
}

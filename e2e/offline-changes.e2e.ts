/** What is pressed and written without a connection is kept, shown, and sent once when it returns. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { fillIn, publishJobWithQuestions, stepHeading } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { onboardingPage, questionHeading } from "./fixtures/onboarding-page.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const desktop = { locale: "en-US", viewport: { width: 1280, height: 800 } };
const phone = { locale: "es-US", viewport: { width: 375, height: 667 } };

/** Opens without a connection from now on. */
async function untilKept(page: Page, path: string) {
  const keptPaths = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open("pages")).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.goto(path);
  await expect.poll(keptPaths).toContain(path.split("?")[0]);
  // Its parts that load by themselves, too.
  await page.waitForLoadState("networkidle");
}

/** The addresses to which something was sent, and answered. */
function answeredWrites(page: Page): string[] {
  const answered: string[] = [];
  page.context().on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() !== "GET" && pathname.startsWith("/api/")) answered.push(pathname);
  });
  return answered;
}

const sentTo = (answered: readonly string[], end: string) => answered.filter((path) => path.endsWith(end));
const isLiked = async (person: Person, id: string) =>
  (await person.request<ApiDocument>(`job_listings/${id}`)).data.attributes["liked"];

for (const { reader, like, waits, sent } of [
  {
    reader: desktop,
    like: "Like",
    waits: /^You're offline\. 1 change will be sent when you're back\./,
    sent: "Sent.",
  },
  {
    reader: phone,
    like: "Me gusta",
    waits: /^No tienes conexión\. 1 cambio se enviará cuando vuelva la conexión\./,
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
  await card(liked.title)
    .getByRole("button", { name: `More about ${liked.title}` })
    .click();
  await educator.getByRole("menuitem", { name: "Hide this job" }).click();
  await expect(card(liked.title)).toHaveCount(0);
  await educator.context().setOffline(false);
  await expect.poll(() => sentTo(answered, "/hidden_jobs")).toHaveLength(1);
  await expect(educator.getByText("Sent.", { exact: true })).toBeVisible();
  await expect(card(liked.title)).toHaveCount(0);
});

for (const { reader, words } of [
  {
    reader: desktop,
    words: {
      send: "Send application",
      waits: "Will be sent when you're back online",
      mine: "View my applications",
      pill: "Waiting to be sent",
      sent: /^Your application for .+ was sent\.$/,
    },
  },
  {
    reader: phone,
    words: {
      send: "Enviar solicitud",
      waits: "Se enviará cuando vuelva la conexión",
      mine: "Ver mis solicitudes",
      pill: "Esperando el envío",
      sent: /^Enviamos tu solicitud para .+\.$/,
    },
  },
])
  test(`an application sent offline waits among one's own, and goes once (${reader.locale})`, async ({
    entrance,
    operator,
  }) => {
    const employer = await signUp("employer");
    const job = await publishJob(employer, operator);
    const person = await signUp("educator");
    const page = await entrance.open(person, reader);
    await page.goto("/jobs/applications");
    await untilKept(page, "/jobs/applications");
    await page.goto(`${job.path}/apply?step=check`);
    const send = page.getByRole("button", { name: words.send });
    await expect(send).toBeVisible();
    const answered = answeredWrites(page);

    await page.context().setOffline(true);
    await send.click();
    await expect(stepHeading(page, words.waits)).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: words.mine }).click();
    const waiting = page.getByRole("article", { name: job.title });
    await expect(waiting).toContainText(words.pill);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // Both tabs learn of the connection at the same moment.
    const other = await page.context().newPage();
    await other.goto("/jobs/applications");
    await expect(other.getByText(words.pill)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText(words.pill)).toHaveCount(0);
    await expect(other.getByText(words.pill)).toHaveCount(0);
    // The tab that sent it says so.
    const told = [page, other].map((tab) => tab.getByText(words.sent).count());
    expect((await Promise.all(told)).toSorted()).toEqual([0, 1]);
    await expect(waiting).toBeVisible();
    const { data } = await employer.request<{ data: ApiDocument["data"][] }>("employer/job_applications");
    expect(data).toHaveLength(1);
    expect(data[0]!.attributes).toMatchObject({ aasmState: "submitted" });
    expect(sentTo(answered, "/submit")).toHaveLength(1);
  });

test("an application that waits is taken back, and one that is refused is kept with the reason", async ({
  educator,
  operator,
}) => {
  const { path, job, employer, title } = await publishJobWithQuestions(operator);
  await fillIn(educator, path);
  await expect(educator.getByText("Saved", { exact: true })).toBeVisible();
  await educator.context().setOffline(true);
  const send = educator.getByRole("button", { name: "Send application" });
  await send.click();
  await educator.getByRole("button", { name: "Don't send it" }).click();
  await expect(stepHeading(educator, "Check your answers")).toBeVisible();
  await send.click();
  await expect(stepHeading(educator, "Will be sent when you're back online")).toBeVisible();
  await employer.request(`employer/job_listings/${job.id}/close`, {
    method: "POST",
    body: { closeReason: "filled_elsewhere" },
  });
  await educator.context().setOffline(false);
  await expect(educator.getByText(`Your application for ${title} could not be sent.`)).toBeVisible();
  await educator.goto("/jobs/applications");
  const kept = educator.getByRole("article", { name: title });
  await expect(kept).toContainText("Not sent");
  await expectAccessible(educator);
  await kept.getByRole("button", { name: "Remove" }).click();
  await expect(kept).toHaveCount(0);
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
    expect(sentTo(answered, "/profile_question_answers")).toHaveLength(1);
  });

test("an answer that another device has given since is not overwritten", async ({ entrance }) => {
  const person = await signUp("educator", {}, { isNew: true });
  const page = await entrance.open(person, desktop);
  await page.goto(onboardingPage("desired_role"));
  const director = page.getByRole("checkbox", { name: "Director" });
  await expect(director).toBeVisible();
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

for (const { reader, send, offer, install, never } of [
  {
    reader: desktop,
    send: "Send application",
    offer: "Put Cubby on your phone",
    install: "Put it on my phone",
    never: "Don't offer this again",
  },
  {
    reader: phone,
    send: "Enviar solicitud",
    offer: "Pon Cubby en tu teléfono",
    install: "Ponerlo en mi teléfono",
    never: "No volver a ofrecer esto",
  },
])
  test(`the app is offered after an application, until it was dismissed (${reader.locale})`, async ({
    entrance,
    operator,
  }) => {
    const employer = await signUp("employer");
    const person = await signUp("educator");
    const page = await entrance.open(person, reader);
    const job = await publishJob(employer, operator);
    await page.goto(job.path);
    await offerInstall(page);
    await expect(page.getByRole("region", { name: offer })).toHaveCount(0);
    await applyTo(page, job.path, send);
    await expect(page.getByRole("region", { name: offer })).toHaveCount(0);
    await offerInstall(page);
    const card = page.getByRole("region", { name: offer });
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await card.getByRole("button", { name: never }).click();
    await expect(card).toHaveCount(0);

    await page.goto("/settings");
    await offerInstall(page);
    const section = page.getByRole("region", { name: offer });
    await section.getByRole("button", { name: install }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["asked"])).toBe("yes");
    await expect(section).toHaveCount(0);
  });

test("Safari on a phone has no dialog: the steps are shown", async ({ entrance }) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
  const page = await entrance.open(await signUp("educator"), { ...phone, userAgent });
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Pon Cubby en tu teléfono" });
  await expect(section.getByRole("listitem")).toHaveText([
    /^Toca Compartir/,
    /^Elige Agregar a pantalla de inicio/,
  ]);
  await expect(section.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

/** As Chromium tells that the site can be installed. */
async function offerInstall(page: Page) {
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset["asked"] = "yes";
      return { outcome: "accepted" };
    };
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }));
  });
}

async function applyTo(page: Page, path: string, send: string) {
  await page.goto(`${path}/apply?step=check`);
  await page.getByRole("button", { name: send }).click();
  await expect(page).toHaveURL(/step=done/);
}

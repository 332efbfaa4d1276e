/** One job, its employer and the pages around it: hearts, closing, search engines, and every rule of access. */
import { logInHere } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

test("a like shows before the server responds, and is undone when the server rejects it", async ({
  educator,
  publishedJob,
}) => {
  await educator.goto(publishedJob.path);
  await expect(educator.locator("html[data-hydrated]")).toBeAttached();
  const heart = educator
    .getByRole("button", { name: `Like ${publishedJob.title}` })
    .filter({ visible: true });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await educator.route("**/like", async (route) => {
    await held;
    await route.fulfill({ status: 422, json: { errors: [{ status: "422", detail: "No" }] } });
  });
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  answer();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "false");
  await expect(educator.getByText("Couldn't save that. Try again.")).toBeVisible();
  await educator.unroute("**/like");
  const liked = educator.waitForResponse("**/like");
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
  await liked;
  await educator.reload();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
});

test("a guest who likes a job logs in first, and then it is liked", async ({
  guest,
  educator,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  const heart = guest.getByRole("button", { name: `Like ${publishedJob.title}` }).filter({ visible: true });
  await heart.first().click();
  await logInHere(guest, "Like this job", educator.profile);
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
});

test("a closed job says so, shows similar jobs, and cannot be applied for", async ({
  guest,
  employer,
  publishedJob,
}) => {
  await employer.profile.request(`employer/job_listings/${publishedJob.id}/close`, { method: "POST" });
  const answer = await guest.goto(publishedJob.path);
  expect(answer?.status()).toBe(410);
  await expect(guest.getByRole("heading", { level: 1, name: publishedJob.title })).toBeVisible();
  await expect(guest.getByText("This job is no longer accepting applications")).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Similar jobs" })).toBeVisible();
  await expect(guest.getByRole("link", { name: "Apply" })).toHaveCount(0);
});

for (const { locale, viewport, filled, similar } of [
  {
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    filled: "This job is filled",
    similar: "Similar jobs",
  },
  {
    locale: "es-US",
    viewport: { width: 375, height: 740 },
    filled: "Este puesto ya está ocupado",
    similar: "Empleos parecidos",
  },
])
  test(`a filled job says that it is filled, and a link to none shows others (${locale})`, async ({
    entrance,
    employer,
    publishedJob,
  }) => {
    const page = await entrance.open(undefined, { locale, viewport });
    const close = { method: "POST", body: { reason: "filled" } } as const;
    await employer.profile.request(`employer/job_listings/${publishedJob.id}/close`, close);
    expect((await page.goto(publishedJob.path))?.status()).toBe(410);
    await expect(page.getByText(filled)).toBeVisible();
    await expect(page.getByRole("heading", { name: similar })).toBeVisible();
    await expectAccessible(page);
    expect((await page.goto("/jobs/lead-teacher-austin-000000"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /We can't find this job|No encontramos este empleo/,
    );
    await expect(page.getByRole("heading", { name: similar })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("a paused job is paused, not gone; who likes it is told when it is open again", async ({
  guest,
  educator,
  employer,
  publishedJob,
}) => {
  await employer.profile.request(`employer/job_listings/${publishedJob.id}/pause`, { method: "POST" });
  const answer = await guest.goto(publishedJob.path);
  expect(answer?.status()).toBe(200);
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(guest.getByText("Paused for now")).toBeVisible();
  await expect(guest.getByRole("link", { name: "Apply" })).toHaveCount(0);
  await expect(guest.getByText("we'll email you when it is open again")).toBeVisible();
  await expectAccessible(guest);
  await educator.profile.request(`job_listings/${publishedJob.id}/like`, { method: "POST" });
  await educator.goto(publishedJob.path);
  await expect(educator.getByText("Paused for now")).toBeVisible();
  const heart = educator
    .getByRole("button", { name: `Like ${publishedJob.title}` })
    .filter({ visible: true })
    .first();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a job that closes while its page is open says so immediately", async ({
  educator,
  employer,
  publishedJob,
}) => {
  // What the page asks itself is answered before the job is gone.
  const own = Promise.all(
    [/\/job_listings\/[^/]+\/view$/, /\/job_listings\/[^/?]+\?include=/].map((url) =>
      educator.waitForResponse(url),
    ),
  );
  await educator.goto(publishedJob.path);
  await own;
  await expect(educator.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(educator.getByRole("link", { name: "Apply" }).filter({ visible: true })).toBeVisible();
  await employer.profile.request(`employer/job_listings/${publishedJob.id}/close`, { method: "POST" });
  await expect(educator.getByText("This job is no longer accepting applications")).toBeVisible();
  await expect(educator.getByRole("link", { name: "Apply" })).toHaveCount(0);
});

test("a job has metadata for search engines, and links to its employer", async ({ guest, publishedJob }) => {
  await guest.goto(publishedJob.path);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(publishedJob.title);
  const posting = JSON.parse((await guest.locator('script[type="application/ld+json"]').textContent())!);
  expect(posting).toMatchObject({
    "@type": "JobPosting",
    title: publishedJob.title,
    employmentType: ["FULL_TIME"],
    directApply: true,
    baseSalary: { value: { minValue: 21, maxValue: 27, unitText: "HOUR" } },
    jobLocation: [{ address: { addressLocality: "Austin", addressRegion: "TX" } }],
  });
  expect(posting.validThrough).toBeTruthy();
  await expect(guest.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${publishedJob.path}$`),
  );
  await guest.getByRole("link", { name: "More about" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Kite Harbor");
  await expect(guest.getByRole("article", { name: publishedJob.title })).toBeVisible();
});

test("a link to the site, a job or its program has a picture", async ({ guest, publishedJob }) => {
  await guest.goto(publishedJob.path);
  const employer = await guest.getByRole("link", { name: "More about" }).getAttribute("href");
  const pictures = new Set<string>();
  for (const path of ["/", "/jobs", publishedJob.path, employer!]) {
    await guest.goto(path);
    await expect(guest.locator('meta[name="twitter:card"]')).toHaveAttribute(
      "content",
      "summary_large_image",
    );
    const address = await guest.locator('meta[property="og:image"]').getAttribute("content");
    const size = await guest.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return `${width}x${height}`;
    }, address!);
    expect(size).toBe("1200x630");
    pictures.add(address!);
  }
  expect(pictures.size).toBe(3);
});

test("who reads Spanish is told that an ad is in English", async ({ entrance, publishedJob }) => {
  const page = await entrance.open(undefined, { locale: "es-US" });
  await page.goto(publishedJob.path);
  await expect(page.getByText("Este anuncio está en inglés.")).toBeVisible();
  await expect(page.locator('main [lang="en"]')).not.toBeEmpty();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "About the job" })).toBeVisible();
  await expect(page.getByText("This ad is in English.")).toHaveCount(0);
});

test("a job is shared by link, by mail or on Facebook, each with where it was shared", async ({
  guest,
  publishedJob,
}) => {
  await guest.goto(publishedJob.path);
  const share = guest.getByRole("button", { name: "Share", exact: true }).filter({ visible: true });
  await share.click();
  await expect(guest.getByRole("menuitem", { name: "Copy link" })).toBeFocused();
  const shared = encodeURIComponent(`${publishedJob.path}?source=share`);
  const mail = guest.getByRole("menuitem", { name: "Email" });
  await expect(mail).toHaveAttribute("href", new RegExp(`^mailto:.+${shared}$`));
  const facebook = guest.getByRole("menuitem", { name: "Facebook (opens in a new tab)" });
  await expect(facebook).toHaveAttribute("href", new RegExp(`^https://www.facebook.com/.+${shared}$`));
  await expect(facebook).toHaveAttribute("rel", /noopener/);
  await expectAccessible(guest);
  await guest.keyboard.press("Escape");
  await expect(share).toBeFocused();
});

test("a job applied for elsewhere says that a new tab opens", async ({ educator, publishedJob }) => {
  await educator.route(new RegExp(`/api/job_listings/${publishedJob.slug}\\?`), async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.attributes.externalUrl = "https://kite-harbor.example/apply";
    await route.fulfill({ response: answer, json: body });
  });
  await educator.goto(publishedJob.path);
  const link = educator.getByRole("link", { name: /Apply on employer's site.*opens in a new tab/ });
  await expect(link.filter({ visible: true })).toHaveAttribute("target", "_blank");
});

test("questions about Hiring Hero open and say that they are open", async ({ guest }) => {
  await guest.goto("/hiring-hero");
  const question = guest.getByRole("button", { name: "What does it cost?" });
  await expect(question).toHaveAttribute("aria-expanded", "false");
  await question.click();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await expect(guest.getByText("Nothing. Every program")).toBeVisible();
});

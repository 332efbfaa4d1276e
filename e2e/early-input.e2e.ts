/** Pages are seen before their scripts have come: what is typed and pressed by then is not lost. */
import type { Page } from "@playwright/test";
import { signIn } from "./fixtures/api.ts";
import { setPageCookie } from "./fixtures/measure-page.ts";
import { expect, test } from "./fixtures/test.ts";

/** Scripts stay away until they are let in. */
async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const isHydrated = (page: Page) => page.locator("html[data-hydrated]");

for (const { who, path, field } of [
  { who: "guest", path: "/jobs", field: "Title, program or words" },
  { who: "educator", path: "/jobs", field: "Title, program or words" },
  { who: "employer", path: "/educators", field: "Name, role or words" },
] as const)
  test(`words typed on ${path} before its scripts have come are searched for (${who})`, async ({
    entrance,
  }) => {
    const person = who === "guest" ? undefined : await signIn(who);
    const page = await (person ? entrance.open(person) : entrance.open());
    if (person) await setPageCookie(page, person);
    const letIn = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const words = page.getByPlaceholder(field);
    await words.click();
    await page.keyboard.type("infant");
    await expect(isHydrated(page)).toHaveCount(0);
    letIn();
    await expect(page).toHaveURL(/[?&]q=infant\b/);
    await page.keyboard.type("s");
    await expect(words).toHaveValue("infants");
    await expect(page).toHaveURL(/[?&]q=infants\b/);
  });

test("a field of the profile keeps the focus and what is typed while its page wakes up", async ({
  educator,
}) => {
  await educator.goto("/profile");
  await setPageCookie(educator, educator.profile);
  const letIn = await holdScripts(educator);
  await educator.goto("/profile", { waitUntil: "commit" });
  const name = educator.getByLabel("First name");
  await name.fill("Mar");
  await expect(isHydrated(educator)).toHaveCount(0);
  letIn();
  await expect(isHydrated(educator)).toHaveCount(1);
  await educator.keyboard.type("isol");
  await expect(name).toHaveValue("Marisol");
});

for (const path of ["/employer/profile", "/employer/profile/locations", "/employer/profile/team"])
  test(`a section of ${path} stays, with the focus, while its page wakes up`, async ({ employer }) => {
    await employer.goto(path);
    await setPageCookie(employer, employer.profile);
    const letIn = await holdScripts(employer);
    await employer.goto(path, { waitUntil: "commit" });
    const control = employer.locator("main fieldset :is(input, button)").first();
    await control.focus();
    const early = await control.elementHandle();
    letIn();
    await expect(isHydrated(employer)).toHaveCount(1);
    await employer.waitForLoadState("networkidle");
    expect(await early!.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await expect(control).toBeFocused();
  });

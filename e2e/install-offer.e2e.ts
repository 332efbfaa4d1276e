/** The site offers to be put on the phone: after an application and in the settings, where that is possible. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { desktop, phone } from "./fixtures/offline.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

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

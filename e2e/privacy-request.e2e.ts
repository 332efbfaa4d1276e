/** Somebody without an account asks for their data, confirms it by mail, and an operator sends a copy. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { mailedPath } from "./fixtures/mailed-path.ts";
import type { Resource } from "./fixtures/person.ts";
import { productUrl } from "./fixtures/product-url.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a copy is asked for, confirmed, sent and downloaded (${reader})`, async ({
    browser,
    entrance,
    operator,
  }) => {
    const t = translator(language);
    const email = `guest-${randomBytes(4).toString("hex")}@e2e.example`;
    const context = await browser.newContext({ baseURL: productUrl(), locale, viewport, hasTouch: isPhone });
    const guest = await context.newPage();
    await guest.goto("/privacy");
    await guest.getByRole("link", { name: t("Ask without an account") }).click();
    await guest.getByRole("button", { name: t("Ask"), exact: true }).click();
    await expect(guest.getByRole("main").getByText(t("Choose what you ask for")).first()).toBeVisible();
    await guest.getByLabel(t("Email")).fill(email);
    await guest.getByRole("radio", { name: t("A copy of what you keep about me") }).check();
    await expectAccessible(guest);
    await expectNoSidewaysScroll(guest);
    await guest.getByRole("button", { name: t("Ask"), exact: true }).click();
    await expect(guest.getByText(t("Look into your inbox: {sentTo}", { sentTo: email }))).toBeVisible();
    await guest.goto(await mailedPath(email, /\/privacy\/request\?token=[\w.%-]+/));
    await expect(guest.getByText(t("Thank you. Your request has reached us."))).toBeVisible();
    await expectAccessible(guest);

    const open = await operator.request<{ data: Resource[] }>(
      "privacy_requests?filter[state]=open&sort=-createdAt&page[size]=100",
    );
    const request = open.data.find(({ attributes }) => attributes["email"] === email)!;
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    await page.goto(`/admin/data/privacy_requests/${request.id}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("Send them a copy") })
      .click();
    await expectAccessible(page);
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("Send them a copy") })
      .click();
    await expect(page.getByRole("main").getByRole("button", { name: t("Send them a copy") })).toHaveCount(0);
    const link = await mailedPath(email, /\/api\/privacy_requests\/copy\?token=[\w.%-]+/);
    const answer = await guest.request.get(link);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 2).toString()).toBe("PK");
    await context.close();
  });

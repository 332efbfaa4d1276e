/** A campaign's page from the first word to its readers: written in the console, published, taken back. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a promo page is written, published and read on its brand (${reader})`, async ({
    entrance,
    operator,
    guest,
  }) => {
    const t = translator(language);
    const slug = `p-${randomBytes(4).toString("hex")}`;
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    const main = page.getByRole("main");
    await page.goto("/admin/data/promo_pages/new");
    await main.getByLabel(t("Address of its page")).fill(slug);
    await main.getByLabel(t("For whom")).selectOption("employer");
    await main.getByRole("textbox", { name: t("Title") }).fill("Open a second room");
    const text = main.getByRole("textbox", { name: t("Text"), exact: false }).last();
    await text.click();
    await page.keyboard.type("Write to educators near you.");
    await main.getByLabel(t("Brand")).fill("Cubby");
    await page.getByRole("option", { name: "Cubby", exact: true }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await main.getByRole("button", { name: t("Create"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Open a second room" })).toBeVisible();
    await expect(main.getByText(t("Nobody yet: it is a draft."))).toBeVisible();
    expect((await guest.request.get(`/p/${slug}`)).status()).toBe(404);

    await main.getByRole("button", { name: t("Publish now") }).click();
    await expect(main.getByRole("link", { name: t("Open the page") })).toBeVisible();
    await guest.goto(`/p/${slug}`);
    await expect(guest.getByText("Write to educators near you.")).toBeVisible();
    await main.getByRole("button", { name: t("Back to a draft") }).click();
    await expect(main.getByText(t("Nobody yet: it is a draft."))).toBeVisible();
    expect((await guest.request.get(`/p/${slug}`)).status()).toBe(404);
  });

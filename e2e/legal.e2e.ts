/** Terms and privacy: pages of every brand, linked from the foot of each page and from the consent. */
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { productUrl } from "./fixtures/product-url.ts";
import { expect, test } from "./fixtures/test.ts";

for (const [language, locale] of [
  ["en", "en-US"],
  ["es", "es-US"],
] as const)
  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: { width: 375, height: 740 }, locale });

    test("both are read from the foot of a page, in the brand's name", async ({ guest }) => {
      const t = translator(language);
      for (const [name, path] of [
        [t("Terms"), "/terms"],
        [t("Privacy policy"), "/privacy"],
      ] as const) {
        await guest.goto("/jobs");
        await guest.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
        await expect(guest).toHaveURL(new RegExp(`${path}$`));
        await expect(guest.getByRole("heading", { level: 1, name })).toBeVisible();
        await expect(guest.getByRole("main")).toContainText("Cubby");
        await expect(guest.getByRole("main")).toContainText("hello@cubby.example");
        await expectNoSidewaysScroll(guest);
        await expectAccessible(guest);
      }
    });
  });

test("the consent leads to both and leaves what was typed", async ({ guest }) => {
  await guest.goto("/register/teacher");
  await guest.getByLabel("First name").fill("Ada");
  const terms = guest.waitForEvent("popup");
  await guest.getByRole("link", { name: "terms", exact: true }).click();
  await expect((await terms).getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  const privacy = guest.waitForEvent("popup");
  await guest.getByRole("link", { name: "privacy policy", exact: true }).click();
  await expect((await privacy).getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  await expect(guest.getByLabel("First name")).toHaveValue("Ada");
  await expect(guest.getByLabel(/I agree to the terms/)).not.toBeChecked();
});

test("another brand has its own name in them, or leads to its own texts", async ({ guest }) => {
  const at = (host: string) => productUrl().replace(/\/\/[^:/]+/, `//${host}`);
  await guest.goto(`${at("littleoaks.localhost")}/privacy`);
  await expect(guest.getByRole("main")).toContainText("Little Oaks");
  await expect(guest.getByRole("main")).toContainText("hello@littleoaks.example");
  await guest.goto(`${at("moonrise.localhost")}/register/teacher`);
  for (const [name, path] of [
    ["terms", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const)
    await expect(guest.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      `https://moonrise.example${path}`,
    );
});

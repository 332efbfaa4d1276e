/** From signing up to the first published job: what a new director does, counted. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { createResource } from "./fixtures/conversation.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { countingHands, type Hands } from "./fixtures/counting-hands.ts";
import { otherReaders, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";
import { signUp } from "./fixtures/api.ts";

const mostInteractions = 40;

const next = (page: Page) => page.getByRole("button", { name: "Continue" });

async function register(page: Page, hands: Hands) {
  const email = `director-${randomBytes(5).toString("hex")}@e2e.example`;
  await hands.fill(page.getByLabel("First name"), "Ines");
  await hands.fill(page.getByLabel("Last name"), "Okoro");
  await hands.fill(page.getByLabel("Work email"), email);
  await hands.fill(page.getByLabel("Password", { exact: true }), "kites-over-the-harbor");
  await hands.fill(page.getByLabel("Phone number"), "(512) 555-0123");
  await hands.fill(page.getByLabel("Your position"), "Director");
  await hands.press(next(page));
  await hands.fill(page.getByLabel("Name of your program"), "Lantern Row");
  await hands.fill(page.getByLabel("ZIP code"), "78702");
  await hands.fill(page.getByLabel("Street address"), "410 Oak Street");
  await hands.select(page.getByLabel("Type of program"), "Private School");
  await hands.press(next(page));
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  await hands.press(next(page));
  await hands.press(page.getByLabel("Assistant Teacher", { exact: true }));
  await hands.press(page.getByRole("button", { name: "Create account" }));
  return email;
}

test("the first job is published from the address that signing up leads to", async ({ guest }) => {
  test.setTimeout(120_000);
  const hands = countingHands();
  await guest.goto("/register/employer");
  const email = await register(guest, hands);
  await expect(guest).toHaveURL(/\/employer\/jobs\/new\?role=Assistant%20Teacher/);
  await expect(guest.getByRole("radio", { name: "Assistant Teacher", exact: true })).toBeChecked();

  await hands.fill(guest.getByRole("combobox", { name: "Job title" }), "Assistant Toddler Teacher");
  await hands.press(guest.getByRole("checkbox", { name: /^Lantern Row/ }));
  await hands.press(next(guest));
  await hands.press(guest.getByRole("checkbox", { name: "Full-time" }));
  await hands.fill(guest.getByRole("textbox", { name: "From" }), "19");
  await hands.fill(guest.getByRole("textbox", { name: "Up to" }), "22");
  await hands.press(
    guest.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Check and publish" }),
  );
  await expect(guest.getByText("Everything is there.")).toBeVisible();
  await expect(guest.getByText("Your first job is read by our team")).toBeVisible();
  await expectAccessible(guest);
  await hands.confirmEmail(email);
  await hands.press(guest.getByRole("button", { name: "Send for review" }));
  // Confirming the address is all that this program's review waited for.
  await expect(guest.getByRole("heading", { level: 1, name: "Job published" })).toBeFocused();
  expect(hands.count()).toBeLessThanOrEqual(mostInteractions);
  await guest.getByRole("link", { name: "All my jobs" }).click();
  await expect(guest.getByRole("link", { name: "Assistant Toddler Teacher" })).toBeVisible();
});

for (const reader of otherReaders) {
  const t = wordsFor(reader);
  const name = `${reader.locale}, ${reader.viewport.width} px`;

  test(`who has ticked a role while signing up publishes it (${name})`, async ({ entrance }) => {
    const director = await signUp("employer");
    const place = { name: "Kite Harbor", address: "1 Elm Street", zip: "78701" };
    await createResource(director, "locations", place);
    const page = await entrance.open(director, reader);
    await page.goto("/employer/jobs/new?role=Assistant%20Teacher");
    await expect(page.getByRole("radio", { name: t("Assistant Teacher"), exact: true })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("combobox", { name: t("Job title") }).fill("Assistant Toddler Teacher");
    await page.getByRole("checkbox", { name: /^Kite Harbor/ }).check();
    const go = () => page.getByRole("button", { name: t("Continue") }).click();
    await go();
    await page.getByRole("checkbox", { name: t("Full-time") }).check();
    await page.getByRole("textbox", { name: t("From") }).fill("19");
    await page.getByRole("textbox", { name: t("Up to") }).fill("22");
    const publish = page.getByRole("button", { name: t("Publish"), exact: true });
    while (!(await publish.isVisible())) {
      const heading = await page.getByRole("heading", { level: 2 }).first().textContent();
      await go();
      await expect(page.getByRole("heading", { level: 2 }).first()).not.toHaveText(heading!);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await publish.click();
    await expect(page.getByRole("heading", { level: 1, name: t("Job published") })).toBeFocused();
  });
}

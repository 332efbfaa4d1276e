import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { rosterPrograms } from "#db/sample/demo/demo-accounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Person } from "./fixtures/person.ts";

const password = "kites-over-the-harbor";
const freshEmail = () => `visitor-${randomBytes(5).toString("hex")}@e2e.example`;

async function fillYou(page: Page, email = freshEmail()) {
  await page.getByLabel("First name").fill("Ines");
  await page.getByLabel("Last name").fill("Okoro");
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Phone number").fill("(512) 555-0123");
  await page.getByLabel("Your position").fill("Director");
  await page.getByRole("button", { name: "Continue" }).click();
}

test("an email that has an account is told at the first step, and leads to the log-in", async ({
  guest,
  employer,
}) => {
  await guest.goto("/register/employer");
  await fillYou(guest, employer.profile.email);
  await expect(guest.getByRole("link", { name: "This email has an account." })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "Your program" })).toHaveCount(0);
  await expectAccessible(guest);
  await guest.getByRole("link", { name: "Log in or reset your password" }).click();
  await expect(guest).toHaveURL(/\/login/);
  await expect(guest.getByLabel("Email")).toHaveValue(employer.profile.email);
});

test("an employer signs up in four steps, with a reload on the way, and posts the first job", async ({
  guest,
}) => {
  await guest.goto("/sign_up");
  await guest.getByRole("link", { name: "I'm hiring" }).click();
  await fillYou(guest);
  await expect(guest.getByRole("heading", { name: "Your program" })).toBeFocused();
  await guest.getByLabel("Name of your program").fill("Lantern Row");
  await guest.getByLabel("ZIP code").fill("78702");
  await expect(guest.getByText("Austin, TX", { exact: true })).toBeVisible();
  await guest.getByLabel("Street address").fill("410 Oak Street");
  await guest.getByLabel("Type of program").selectOption("Private School");
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByLabel(/Lantern Row/)).toBeChecked();
  await guest.getByLabel(/Lantern Row/).uncheck();
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(
    guest.getByRole("alert").getByRole("link", { name: "Add at least one location" }),
  ).toBeVisible();
  await guest.getByLabel(/Lantern Row/).check();
  await guest.getByRole("button", { name: "Add another location" }).click();
  await expect(guest.getByRole("textbox", { name: "Name (optional)" })).toBeFocused();
  await guest.getByRole("button", { name: "Continue" }).click();
  await guest
    .getByRole("alert")
    .getByRole("link", { name: /^Enter the street address/ })
    .click();
  await guest.keyboard.type("12 Pine Road");
  await guest.getByLabel("ZIP code").fill("10001");
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByText("Step 4 of 4")).toBeVisible();
  await guest.getByRole("button", { name: "Invite a colleague" }).click();
  await guest.getByLabel("First name").fill("Noa");
  await guest.getByLabel("Last name").fill("Lind");
  await guest.getByLabel("Work email").fill(freshEmail());
  expect(await guest.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(password);
  await guest.reload();
  await expect(guest.getByText("Step 4 of 4")).toBeVisible();
  await expect(guest.getByLabel("Last name")).toHaveValue("Lind");
  await guest.getByLabel("Assistant Teacher", { exact: true }).check();
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest.getByRole("alert")).toContainText("Enter a password");
  await guest.getByLabel("Password", { exact: true }).fill(password);
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest).toHaveURL(/\/employer\/jobs\/new/);
  await expect(guest.getByRole("radio", { name: "Assistant Teacher", exact: true })).toBeChecked();
  const list = guest.getByRole("region", { name: "Getting started" });
  await expect(list).toContainText("We review your program within one business day.");
  await expect(list).toContainText("Your first job is reviewed together with your program.");
  await expect(guest.getByRole("checkbox", { name: /^Lantern Row/ })).toHaveCount(2);
  await expect(guest.getByRole("checkbox", { name: /^Lantern Row New York/ })).toBeVisible();
  expect(await guest.evaluate(() => localStorage.getItem("register_employer"))).toBeNull();
});

test("a program on its state's list is found by its license number, and is its owner's then", async ({
  guest,
  operator,
}) => {
  const program = await unclaimedProgram(operator);
  await guest.goto("/register/employer");
  await fillYou(guest);
  await guest.getByRole("button", { name: "Find my program by its license number" }).click();
  await guest.getByLabel("License number").fill(program.license.toLowerCase().replace("-", " "));
  await guest.getByRole("radio", { name: program.name }).check();
  await expect(guest.getByLabel("Name of your program")).toHaveValue(program.name);
  await expect(guest.getByLabel("ZIP code")).toHaveValue(program.zip);
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByLabel(new RegExp(program.name))).toBeChecked();
  await guest.getByRole("button", { name: "Continue" }).click();
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest).toHaveURL(/\/employer\/jobs\/new/);
  await expect(guest.getByRole("checkbox", { name: new RegExp(program.name) })).toBeVisible();
});

/** An unclaimed program: tests may run again on the same product. */
async function unclaimedProgram(operator: Person) {
  for (const program of rosterPrograms) {
    const path = `employers?filter[unclaimed]=true&filter[q]=${encodeURIComponent(program.name)}`;
    if ((await operator.request<{ data: unknown[] }>(path)).data.length > 0) return program;
  }
  throw new Error("Every program of the sample's roster is claimed.");
}

test("a program that has a team is not made twice: its team is asked", async ({ guest, employer }) => {
  const [ownProfile] = (
    await employer.profile.request<{ included: { attributes: { name: string } }[] }>(
      "employers/employer_profiles?include=employer",
    )
  ).included;
  await guest.goto("/register/employer");
  await fillYou(guest);
  await guest.getByLabel("Name of your program").fill(ownProfile!.attributes.name);
  await guest.getByLabel("ZIP code").fill("78701");
  await guest.getByRole("radio", { name: ownProfile!.attributes.name }).check();
  await expect(guest.getByText("This program has a team here already.")).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("button", { name: "Create account" }).click();
  await expect(guest).toHaveURL(/\/select-employer-profile/);
  await expect(
    guest.getByText(`We've asked the team of ${ownProfile!.attributes.name}`).first(),
  ).toBeVisible();
});

test("where programs cannot sign up yet, nothing typed is lost", async ({ guest }) => {
  await guest.goto("/register/employer?referrer=spring-fair");
  await fillYou(guest);
  await guest.getByLabel("Name of your program").fill("High Plains");
  await guest.getByLabel("ZIP code").fill("82001");
  await guest.getByLabel("Street address").fill("1 Main Street");
  await guest.getByLabel("Type of program").selectOption("Public School");
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(
    guest.getByRole("heading", { level: 1, name: "We're launching in Wyoming soon" }),
  ).toBeVisible();
  await guest.getByRole("button", { name: "Notify me" }).click();
  await expect(
    guest.getByRole("status").filter({ hasText: "We'll email you when we open in Wyoming" }),
  ).toBeVisible();
  await expectAccessible(guest);
  await guest.getByRole("link", { name: "Change Program" }).click();
  await expect(guest.getByLabel("Name of your program")).toHaveValue("High Plains");
  await expect(guest).toHaveURL(/referrer=spring-fair/);
});

test("educators are never employers", async ({ educator, employer }) => {
  await educator.goto("/register/employer");
  await expect(
    educator.getByText("You're logged in as an educator. Log out to create an employer account."),
  ).toBeVisible();
  await educator.getByRole("button", { name: "Log out" }).click();
  await expect(educator.getByLabel("First name")).toBeVisible();
  await employer.goto("/register/teacher");
  await expect(
    employer.getByText("You're logged in as an employer. Log out to create an educator account."),
  ).toBeVisible();
  await expectAccessible(employer);
});

/** Logging in by a code that is mailed, on the log-in page and in the sheet over a job. */
import { randomBytes } from "node:crypto";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { mailedCode } from "./fixtures/mailed-path.ts";
import { expect, test } from "./fixtures/test.ts";

test("an educator logs in by a mailed code and returns to where they wanted to go", async ({
  guest,
  educator,
}) => {
  const { email } = educator.profile;
  await guest.goto("/login?return=%2Fjobs%2Fapplications");
  await guest.getByRole("button", { name: "Email me a code" }).click();
  await guest.getByLabel("Email").fill(email);
  await guest.getByRole("button", { name: "Email me a code" }).click();
  await expectAccessible(guest);
  const code = await mailedCode(email);
  await guest.getByLabel("Code from the email").fill(code === "000000" ? "000001" : "000000");
  await guest.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(guest.getByRole("alert", { name: "There is a problem" })).toContainText(
    "That code is not right, or it is too old.",
  );
  await guest.getByLabel("Code from the email").fill(code);
  await guest.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(guest).toHaveURL(/\/jobs\/applications/);
});

test("on a phone a code proves a new address, whose account then likes the job", async ({
  guest,
  publishedJob,
}) => {
  const email = `kit-${randomBytes(4).toString("hex")}@e2e.example`;
  const heart = guest.getByRole("button", { name: `Like ${publishedJob.title}` }).filter({ visible: true });
  await guest.setViewportSize({ width: 375, height: 740 });
  await guest.goto(publishedJob.path);
  await heart.first().click();
  const sheet = guest.getByRole("dialog", { name: "Like this job" });
  await sheet.getByLabel("Email").fill(email);
  await sheet.getByRole("button", { name: "I have an account" }).click();
  await sheet.getByRole("button", { name: "Email me a code" }).click();
  await expect(sheet.getByLabel("Email")).toHaveValue(email);
  await sheet.getByRole("button", { name: "Email me a code" }).click();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await sheet.getByLabel("Code from the email").fill(await mailedCode(email));
  await sheet.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(sheet.getByLabel("Email")).toHaveValue(email);
  await sheet.getByLabel("First name").fill("Ada");
  await sheet.getByLabel("Last name").fill("Vale");
  await sheet.getByLabel("Password", { exact: true }).fill("kites-over-the-harbor");
  await sheet.getByLabel("ZIP code").fill("78701");
  await sheet.getByLabel(/I agree to the terms/).check();
  await sheet.getByRole("button", { name: "Create account" }).click();
  await expect(sheet).toBeHidden();
  await expect(heart.first()).toHaveAttribute("aria-pressed", "true");
});

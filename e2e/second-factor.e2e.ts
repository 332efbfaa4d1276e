import { Secret, TOTP } from "otpauth";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { mailedPath } from "./fixtures/mailed-path.ts";
import type { Person } from "./fixtures/person.ts";

const password = "kites-over-the-harbor";

/** An operator of the test's own, invited by the sample's. */
async function invitedOperator(staff: Person): Promise<string> {
  const email = `staff-${Math.random().toString(36).slice(2)}@e2e.example`;
  await staff.request("accounts/operators", {
    method: "POST",
    body: { email, firstName: "Kim", lastName: "Holt", operatorRole: "all" },
  });
  return email;
}

test("an operator is invited, sets up an app, and enters a code at the next log-in", async ({
  guest,
  operator,
}) => {
  const email = await invitedOperator(operator);
  await guest.setViewportSize({ width: 375, height: 812 });
  await guest.goto(await mailedPath(email, /\/reset_password\?token=[\w-]+/));
  await guest.getByLabel("New password").fill(password);
  await guest.getByRole("button", { name: "Change password" }).click();
  await expect(guest.getByRole("heading", { name: "Your password is changed" })).toBeVisible();
  await guest.goto("/settings#second-factor");
  const section = guest.getByRole("region", { name: "Second factor" });
  await section.getByRole("button", { name: "Set it up" }).click();
  await expect(section.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  const secret = (await section.locator("code").textContent())!.replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await section.getByLabel("Code", { exact: true }).fill("000000");
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(
    /That code is not right/,
  );
  await section.getByLabel("Code", { exact: true }).fill(totp.generate());
  await section.getByRole("button", { name: "Confirm" }).click();
  await expect(section.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const codes = await section.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await section.getByRole("button", { name: "I've kept them, go on" }).click();
  await expect(section.getByText("You have 10 recovery codes left.")).toBeVisible();

  await guest.evaluate(() => localStorage.clear());
  await guest.goto("/login?return=%2Fsettings");
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Password", { exact: true }).fill(password);
  await guest.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(guest.getByRole("heading", { level: 1, name: "Confirm it's you" })).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel("Code", { exact: true }).fill(codes[0]!);
  await guest.getByRole("button", { name: "Go on" }).click();
  await expect(guest.getByText("You have 9 recovery codes left.")).toBeVisible();
});

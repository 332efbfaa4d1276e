import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { confirmationPath } from "./fixtures/confirm-email.ts";
import { expect, test } from "./fixtures/test.ts";

test("a new account confirms its address in another tab, and the strip disappears in this one", async ({
  entrance,
}) => {
  const person = await signUp("employer", {}, { isUnconfirmed: true });
  const here = await entrance.open(person);
  await here.setViewportSize({ width: 375, height: 812 });
  await here.goto("/employer/jobs");
  const strip = here.getByRole("complementary", { name: "Confirm your email" });
  await expect(strip).toContainText(`we sent a link to ${person.email}`);
  await expectAccessible(here);
  await expectNoSidewaysScroll(here);
  await strip.getByRole("button", { name: "Send it again" }).click();
  await expect(here.getByText("We've sent it again.")).toBeVisible();
  await strip.getByRole("link", { name: "Change address" }).click();
  await expect(here).toHaveURL(/\/settings#account$/);
  await expect(here.getByText("Not confirmed yet.")).toBeVisible();

  const mailed = await entrance.open();
  await mailed.goto(await confirmationPath(person.email));
  await expect(mailed.getByText(person.email)).toBeVisible();
  await expect(strip).toBeVisible();
  await expectAccessible(mailed);
  await mailed.getByRole("button", { name: "Confirm my email" }).click();
  await expect(mailed.getByRole("heading", { name: "Your email is confirmed" })).toBeVisible();
  await expectAccessible(mailed);
  await expect(strip).toBeHidden();
  await expect(here.getByText("Not confirmed yet.")).toBeHidden();
  await mailed.goBack();
  await mailed.reload();
  await expect(mailed.getByRole("heading", { name: "This link doesn't work any more" })).toBeVisible();
});

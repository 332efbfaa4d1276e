/** A program reports an educator's profile to the operators, from the menu of the profile. */
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { signUp } from "./fixtures/api.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { toast } from "./fixtures/profile-page.ts";
import { expect, test } from "./fixtures/test.ts";

interface Reports {
  data: { attributes: { reason: string; state: string } }[];
}

test("a profile is reported by keyboard, and reaches the operators", async ({ employer, operator }) => {
  const { id, slug, fullName } = await createFindableEducator(operator);
  await employer.goto(`/educators/${slug}`);
  await employer.getByRole("button", { name: `More actions for ${fullName}` }).focus();
  await employer.keyboard.press("Enter");
  await employer.getByRole("menuitem", { name: "Report this profile…" }).focus();
  await employer.keyboard.press("Enter");
  const report = employer.getByRole("dialog", { name: "Report this profile" });
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report.getByRole("link", { name: "Choose what is wrong" })).toBeVisible();
  await report.getByRole("radio", { name: /^It isn't true: the experience/ }).check();
  await report.getByRole("textbox", { name: /^Tell us more/ }).fill("The license is somebody else's.");
  await expectAccessible(employer);
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(toast(employer, "Reported. Thank you, our team will look at it.")).toBeVisible();
  await expect(report).toHaveCount(0);
  const { data } = await operator.request<Reports>(`reports?filter[userProfileId]=${id}`);
  expect(data.map(({ attributes }) => attributes)).toMatchObject([{ reason: "misleading", state: "open" }]);
});

test("in Spanish the dialog fits a phone, and closes by Escape without a report", async ({
  entrance,
  operator,
}) => {
  const t = translator("es");
  const { id, slug, fullName } = await createFindableEducator(operator);
  const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, locale: "es-US" };
  const employer = await entrance.open(await signUp("employer"), phone);
  await employer.goto(`/educators/${slug}`);
  await employer.getByRole("button", { name: t("More actions for {name}", { name: fullName }) }).click();
  await employer.getByRole("menuitem", { name: t("Report this profile…") }).click();
  const report = employer.getByRole("dialog", { name: t("Report this profile") });
  await expect(report.getByRole("radio", { name: /^No es verdad: la experiencia/ })).toBeVisible();
  await expectAccessible(employer);
  await expectNoSidewaysScroll(employer);
  await employer.keyboard.press("Escape");
  await expect(report).toHaveCount(0);
  expect((await operator.request<Reports>(`reports?filter[userProfileId]=${id}`)).data).toEqual([]);
});

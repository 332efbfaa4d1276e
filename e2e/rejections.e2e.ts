/** An employer does not select an applicant: the letter, own words, and 30 minutes to undo it. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createJobWithApplicants } from "./fixtures/many-applicants.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";

/** Opens an applicant and the dialog "Not selected". */
async function startRejection(page: Page, { applicationId, fullName }: Person & { applicationId: string }) {
  await page.goto(`/employer/applicants/${applicationId}`);
  await page.getByRole("button", { name: "Change status" }).click();
  await page.getByRole("menuitem", { name: "Not selected" }).click();
  return page.getByRole("dialog", { name: `Not selected: ${fullName}` });
}

test("a pending rejection shows when it is sent, and is undone", async ({ employer, operator }) => {
  const [ana] = await createJobWithApplicants(1, employer.profile, operator);
  const dialog = await startRejection(employer, ana!);
  await dialog.getByLabel("Text", { exact: true }).selectOption("The position is filled");
  await expectAccessible(employer);
  await dialog.getByRole("button", { name: "Send in 30 minutes" }).click();

  const row = employer.getByRole("article", { name: ana!.fullName });
  await expect(row).toContainText(/Not selected.*Sends \d{1,2}:\d{2} [AP]M\./);
  const known = await ana!.request<ApiDocument>(`job_applications/${ana!.applicationId}`);
  expect(known.data.attributes.aasmState).toBe("submitted");

  await row.getByRole("button", { name: "Undo" }).click();
  await expect(row).not.toContainText("Not selected");
  await expect(row).not.toContainText("Sends");
});

const phoneScreen = { viewport: { width: 375, height: 740 }, hasTouch: true };
const words = "We loved your puppet theater. Come again!";

test("own words are read as a letter before they are sent, and kept for the next one", async ({
  employer,
  operator,
}) => {
  const [ana, bea] = await createJobWithApplicants(2, employer.profile, operator);
  const dialog = await startRejection(employer, ana!);
  await expect(dialog).toContainText("We have chosen to go on with others this time.");
  await dialog.getByLabel("What you say").fill(words);
  await expect(dialog.getByLabel("Text", { exact: true })).toHaveValue("own");
  await expect(dialog.getByText("Thank you for applying")).toContainText(words);
  await expect(dialog.getByText("Thank you for applying")).toContainText(employer.profile.fullName);
  await expectAccessible(employer);
  await dialog.getByLabel("Keep this text for next time").check();
  await dialog.getByRole("button", { name: "Send in 30 minutes" }).click();
  await expect(employer.getByRole("article", { name: ana!.fullName })).toContainText(/Sends \d/);

  const next = await startRejection(employer, bea!);
  await next.getByLabel("Text", { exact: true }).selectOption(words);
  await expect(next.getByLabel("What you say")).toHaveValue(words);
  await next.getByRole("button", { name: "Remove this text from the list" }).click();
  await expect(next.getByRole("option", { name: words })).toHaveCount(0);
  await expect(next.getByLabel("What you say")).toHaveValue(words);
});

test("in Spanish on a phone the letter and its signature fit", async ({ entrance, employer, operator }) => {
  const [ana] = await createJobWithApplicants(1, employer.profile, operator);
  const phone = await entrance.open(employer.profile, { ...phoneScreen, locale: "es-US" });
  await phone.goto(`/employer/applicants/${ana!.applicationId}`);
  await phone.getByRole("button", { name: "Cambiar estado" }).click();
  await phone.getByRole("menuitem", { name: "No continúa" }).click();
  const dialog = phone.getByRole("dialog", { name: new RegExp(ana!.fullName) });
  await expect(dialog.getByText("Gracias por postularte")).toContainText(employer.profile.fullName);
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
});

/** Several applicants are changed at once, and taken back one by one. */
import { createJobWithApplicants } from "./fixtures/many-applicants.ts";
import type { Person } from "./fixtures/person.ts";
import { expect, test } from "./fixtures/test.ts";

test("the undo of several speaks of those that are left, and leaves their actions free", async ({
  employer,
  operator,
}) => {
  const people = await createJobWithApplicants(2, employer.profile, operator);
  const [ana, ben] = people as unknown as [Person, Person];
  await employer.goto("/employer/applicants?stage=all");
  const rowOf = ({ fullName }: Person) => employer.getByRole("article", { name: fullName }).first();
  for (const person of [ana, ben]) await rowOf(person).getByRole("checkbox").check();
  const list = employer.getByRole("region", { name: "Applicants", exact: true });
  await list.getByRole("button", { name: "Change status" }).click();
  await employer.getByRole("menuitem", { name: "Not selected" }).click();
  await employer.getByRole("dialog").getByRole("button", { name: "Send in 30 minutes" }).click();
  const alerts = employer.getByRole("region", { name: "Alerts" });
  await expect(alerts.getByText("2 done")).toBeVisible();
  await alerts.hover();

  await rowOf(ana).getByRole("checkbox").check();
  const isCovered = async () => {
    const strip = (await employer.locator("[data-selection]").boundingBox())!;
    const toasts = (await alerts.boundingBox())!;
    return toasts.y < strip.y + strip.height && toasts.y + toasts.height > strip.y;
  };
  await expect.poll(isCovered, "the toast covers the actions").toBe(false);

  await alerts.hover();
  await rowOf(ana).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(alerts.getByText("1 done")).toBeVisible();
  await rowOf(ben).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(alerts.getByText("1 done")).toHaveCount(0);
});

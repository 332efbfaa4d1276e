/** What a director does most, in Spanish and on a phone: Today, an undo, an offer, an invitation, a paused job. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { applyTo } from "./fixtures/conversation.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { otherReaders, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Visitor } from "./fixtures/visitor.ts";

const expectReadable = async (page: Visitor) => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};

for (const reader of otherReaders) {
  const { locale, viewport } = reader;
  const t = wordsFor(reader);
  const name = `${locale}, ${viewport.width} px`;

  test(`who waits is answered, taken back, and made an offer (${name})`, async ({ entrance, operator }) => {
    const director = await signUp("employer");
    const job = await publishJob(director, operator);
    const ana = await signUp("educator");
    const { applicationId } = await applyTo(ana, job.id);
    const page = await entrance.open(director, reader);
    const alerts = page.getByRole("region", { name: t("Alerts") });

    await page.goto("/employer/today");
    await expect(page.getByRole("heading", { level: 1, name: t("Today") })).toBeVisible();
    await expect(page.getByRole("region", { name: t("Getting started") })).toBeVisible();
    const row = page.getByRole("listitem", { name: ana.fullName });
    await expectReadable(page);
    await row.getByRole("button", { name: t("Shortlist"), exact: false }).click();
    await expect(row).toBeHidden();
    await alerts.getByRole("button", { name: t("Undo") }).click();
    await expect(row).toBeVisible();

    await page.goto("/employer/applicants");
    await expect(page.getByRole("tab").first()).toHaveText(`${t("Needs you")} (1)`);
    await expectReadable(page);

    await page.goto(`/employer/applicants/${applicationId}`);
    const choose = async (item: string) => {
      await page.getByRole("button", { name: t("Change status") }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await choose(t("Make offer"));
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("First day")).fill("2020-01-11");
    await dialog.getByRole("button", { name: t("Preview offer") }).click();
    await expect(dialog.getByRole("link", { name: t("Choose a day that is still to come") })).toBeVisible();
    await dialog.getByLabel(t("First day")).fill("2099-01-11");
    await dialog.getByRole("button", { name: t("Preview offer") }).click();
    await expect(dialog).toContainText("2099");
    await expectReadable(page);
    await dialog.getByRole("button", { name: t("Send offer") }).click();
    await alerts.getByRole("button", { name: t("Undo") }).click();
    await expect(alerts).toContainText(t("Taken back. Nobody was told."));
  });

  test(`an educator is invited to apply, and a paused job says that it is paused (${name})`, async ({
    entrance,
    operator,
  }) => {
    const director = await signUp("employer");
    const job = await publishJob(director, operator);
    const ana = await createFindableEducator(operator);
    const page = await entrance.open(director, reader);
    await page.goto(`/educators/${ana.slug}`);
    await page.getByRole("button", { name: /^(Invite to apply|Invitar a solicitar)$/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("combobox")).toHaveValue(job.id);
    await expectReadable(page);
    await dialog.getByRole("button", { name: t("Send invitation") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("region", { name: t("Invitations to apply") })).toContainText(job.title);

    await director.request(`employer/job_listings/${job.id}/pause`, { method: "POST" });
    const guest = await entrance.open(undefined, reader);
    expect((await guest.goto(job.path))?.status()).toBe(200);
    await expect(guest.getByText(t("Paused for now"))).toBeVisible();
    await expectReadable(guest);
  });
}

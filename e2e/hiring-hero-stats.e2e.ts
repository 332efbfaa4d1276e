/** What a program reads of its Hiring Hero goals: counted on demand, with the rows behind each figure. */
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { readers } from "./fixtures/readers.ts";
import { signUp } from "./fixtures/api.ts";
import { expect, test } from "./fixtures/test.ts";
import type { ApiDocument } from "./fixtures/person.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a program sees what each goal counts and what would meet it (${reader})`, async ({
    entrance,
    employer,
    publishedJob,
  }) => {
    const t = translator(language);
    const names: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const educator = await signUp("educator");
      const { data } = await educator.request<ApiDocument>("job_applications", {
        method: "POST",
        body: { data: { type: "job_applications", attributes: { jobListingId: publishedJob.id } } },
      });
      if (count === 0)
        await employer.profile.request(`employer/job_applications/${data.id}/shortlist`, {
          method: "POST",
          body: {},
        });
      names.push(educator.fullName);
    }
    const page = await entrance.open(employer.profile, { locale, viewport, hasTouch: isPhone });
    await page.goto("/hiring-hero");
    await page
      .getByRole("link", { name: t("See where you stand") })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: t("Your first results arrive tomorrow") })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("Count now") }).click();
    await expect(page.getByRole("heading", { name: t("New employer") })).toBeVisible();
    const table = page.getByRole("table", { name: t("Goals") });
    const replies = table.getByRole("row", { name: t("Replies within 3 business days") });
    await expect(replies).toContainText("100%");
    await expect(replies).toContainText(t("Met"));
    await expect(replies.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await replies.getByRole("button", { name: t("See what is counted") }).click();
    const rows = page.getByRole("dialog", { name: t("Replies within 3 business days") });
    await expect(rows.getByRole("listitem")).toHaveCount(1);
    await expect(rows.getByRole("link", { name: names[0]! })).toBeVisible();
    await expectAccessible(page);
    await rows.getByRole("link", { name: names[0]! }).click();
    await expect(page).toHaveURL(/\/employer\/applicants\//);
  });

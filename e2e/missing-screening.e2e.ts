/** An employer reads which required screening questions an applicant has not completed. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { finishProfile } from "./fixtures/finish-profile.ts";
import { createJobWithApplicants } from "./fixtures/many-applicants.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, reader } of readers)
  test(`an applicant's missing screening answers are named (${reader})`, async ({
    employer,
    operator,
    entrance,
  }, info) => {
    const people = await createJobWithApplicants(2, employer.profile, operator, { areNew: true });
    const [whole, open] = [people[0]!, people[1]!];
    await finishProfile(whole);
    const t = wordsFor({ language });
    const page = await entrance.open(employer.profile, { viewport, locale });
    await page.goto("/employer/applicants");
    const row = page.getByRole("article", { name: open.fullName });
    const facts = [t("18 or older"), t("May work in the United States"), t("Agrees to a background check")];
    for (const fact of facts) await expect(row).toContainText(fact);
    await page.screenshot({ path: info.outputPath("row.png") });
    const other = page.getByRole("article", { name: whole.fullName });
    await expect(other).toBeVisible();
    await expect(other).not.toContainText(facts[0]!);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.goto(`/employer/applicants/${open.applicationId}`);
    await expect(page.getByRole("heading", { name: t("Not in the profile yet") })).toBeVisible();
    const question = page.getByRole("listitem").filter({ hasText: t("Are you 18 or older?") });
    await question.scrollIntoViewIfNeeded();
    await expect(question).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

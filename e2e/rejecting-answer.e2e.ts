/** An approved educator changes an answer to one that rejects for good: it is confirmed, explained and appealed. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { Resource } from "./fixtures/person.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { decideApproval } from "./fixtures/standing.ts";
import { expect, test } from "./fixtures/test.ts";

const permit = "May you work in the United States?";

// Either language, and either width.
for (const { language, locale, viewport, isPhone, reader } of readers.filter(
  ({ language: spoken, isPhone: isSmall }) => (spoken === "es") === isSmall,
))
  test(`an approved profile is rejected by its own answer, and appeals (${reader})`, async ({
    educator: { profile },
    operator,
    entrance,
  }, info) => {
    const t = wordsFor({ language });
    const ownProfile = async () => (await profile.request<{ data: Resource[] }>("user_profiles")).data[0]!;
    const { id } = await ownProfile();
    await decideApproval(operator, id, "approved");
    const page = await entrance.open(profile, { viewport, locale });
    const expectFit = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const question = page.getByRole("listitem").filter({ hasText: t(permit) });
    await page.goto("/profile#question-may_work_in_us");
    await question.getByRole("radio", { name: t("No"), exact: true }).check();
    await question.getByRole("button", { name: t("Save"), exact: true }).click();
    const asked = page.getByRole("alertdialog", { name: t("Save this answer?") });
    await expectFit();
    await page.screenshot({ path: info.outputPath("confirm.png") });
    // A slip of the finger rejects nobody.
    await asked.getByRole("button", { name: t("Change my answer") }).click();
    expect((await ownProfile()).attributes["approvalState"]).toBe("approved");
    await question.getByRole("button", { name: t("Save"), exact: true }).click();
    await asked.getByRole("button", { name: t("Save this answer"), exact: true }).click();
    await expect.poll(async () => (await ownProfile()).attributes["approvalState"]).toBe("rejected");

    const notice = page.getByRole("region", { name: t("Your profile was not approved") });
    await expect(notice).toContainText(t("We can't help you find a job here"));
    await expect(notice).toContainText(
      t("Every employer on this site is in the United States and may only hire people who may work here."),
    );
    await expectFit();
    await notice.scrollIntoViewIfNeeded();
    await page.screenshot({ path: info.outputPath(`notice-${isPhone}.png`) });
    await notice.getByRole("link", { name: t("Reason and appeal") }).click();
    await page.getByRole("button", { name: t("Appeal this decision") }).click();
    await page.getByRole("textbox").fill("I have a work permit since May.");
    await page.getByRole("button", { name: t("Send appeal") }).click();
    await expect(page.getByRole("heading", { name: t("We've got your appeal") })).toBeVisible();
    await expectFit();

    const { data } = await operator.request<{ data: Resource[] }>(`appeals?filter[userProfileId]=${id}`);
    expect(data.map(({ attributes }) => attributes)).toMatchObject([
      { state: "open", text: "I have a work permit since May." },
    ]);
  });

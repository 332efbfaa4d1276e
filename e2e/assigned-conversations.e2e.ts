/** "Assigned to": a team says who answers which conversation; teammates see it at once, the educator never. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { openConversation, startConversation } from "./fixtures/conversation.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { joinTeam } from "./fixtures/teammate.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { reader, language, locale, viewport, isPhone } of readers)
  test(`a teammate is assigned, sees it at once and finds it; so does nobody else (${reader})`, async ({
    entrance,
    operator,
  }, info) => {
    const words = wordsFor({ language });
    const employer = await signUp("employer");
    const educator = await signUp("educator");
    const { conversationId } = await startConversation(educator, employer, operator);
    const teammate = await joinTeam(employer);
    const how = { locale, viewport, hasTouch: isPhone };
    const page = await entrance.open(employer, how);
    const theirs = await entrance.open(teammate, how);
    await theirs.goto("/employer/messages");
    const row = theirs.getByRole("listitem").filter({ hasText: educator.fullName });
    await expect(row).toBeVisible();

    await openConversation(page, "/employer/messages", conversationId);
    const name = teammate.fullName;
    await page.getByRole("button", { name: words("Assign to somebody") }).click();
    await page.getByRole("menuitemradio", { name }).click();
    const head = page.locator("main header").filter({ hasText: educator.fullName });
    await expect(head).toContainText(words("Assigned to {name}", { name }));
    await expect(row).toContainText(words("Assigned to you"));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath("thread.png") });

    const filter = theirs.getByRole("combobox", { name: words("Assigned to") });
    await filter.selectOption("me");
    await expect(theirs).toHaveURL(/assignedTo=me/);
    // The old rows stay, faded, until the new ones are there.
    await expect(theirs.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(theirs.locator("main [aria-busy]").first()).toHaveCSS("opacity", "1");
    await expect(row).toBeVisible();
    await expectAccessible(theirs);
    await expectNoSidewaysScroll(theirs);
    await theirs.screenshot({ path: info.outputPath("inbox.png") });
    await filter.selectOption("nobody");
    await expect(row).toHaveCount(0);
    await filter.selectOption("me");
    await expect(row).toBeVisible();

    // Given to somebody else, it leaves the list of one's own without a reload.
    await page.getByRole("button", { name: words("Assigned to {name}. Change", { name }) }).click();
    await page.getByRole("menuitemradio", { name: employer.fullName }).click();
    await expect(head).toContainText(words("Assigned to you"));
    await expect(row).toHaveCount(0);

    const other = await entrance.open(educator, how);
    await openConversation(other, "/messages", conversationId);
    await expect(other.locator("main")).not.toContainText(words("Assigned to you"));
    await expect(other.locator("main")).not.toContainText(employer.fullName);
    await expect(other.getByRole("combobox", { name: words("Assigned to") })).toHaveCount(0);
  });

test("somebody who works alone is not asked whom to assign", async ({ employer, educator, operator }) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await openConversation(employer, "/employer/messages", conversationId);
  await expect(employer.getByRole("button", { name: "Star" }).first()).toBeVisible();
  await expect(employer.getByRole("button", { name: /^Assign/ })).toHaveCount(0);
  await expect(employer.getByRole("combobox", { name: "Assigned to" })).toHaveCount(0);
});

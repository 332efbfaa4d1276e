/** An employer sends one of its jobs to an educator: from the profile, the search and a conversation. */
import type { Locator } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { createResource, openConversation } from "./fixtures/conversation.ts";
import { toast } from "./fixtures/profile-page.ts";
import { publishJob, type PublishedJob } from "./fixtures/published-job.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

/** By keyboard: a part of the title finds it, Enter picks it. */
async function chooseJob(field: Locator, { title }: PublishedJob) {
  await field.click();
  await field.pressSequentially(title.slice(-6));
  await expect(field.page().getByRole("option")).toHaveCount(1);
  await field.press("Enter");
  await expect(field).toHaveValue(new RegExp(`^${title}`));
}

for (const { reader, language, locale, viewport, isPhone } of readers)
  test(`a job goes to an educator as a card, says that it was shared, and that it closed (${reader})`, async ({
    entrance,
    operator,
  }, info) => {
    const words = wordsFor({ language });
    const employer = await signUp("employer");
    const job = await publishJob(employer, operator);
    const educator = await createFindableEducator(operator);
    const how = { locale, viewport, hasTouch: isPhone };
    const page = await entrance.open(employer, how);
    await page.goto(`/educators/${educator.slug}`);
    const name = educator.fullName;
    const openFromProfile = async () => {
      await page.getByRole("button", { name: words("More actions for {name}", { name }) }).click();
      await page.getByRole("menuitem", { name: words("Share a job…") }).click();
    };
    await openFromProfile();
    const dialog = page.getByRole("dialog", { name: words("Share a job with {name}", { name }) });
    await dialog.getByRole("button", { name: words("Share"), exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText(words("Choose one of your open jobs"));
    await chooseJob(dialog.getByRole("combobox", { name: words("Job") }), job);
    await dialog.getByRole("textbox", { name: words("Your words") }).fill("Come and see our garden.");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath("dialog.png") });
    await dialog.getByRole("button", { name: words("Share"), exact: true }).click();
    await expect(toast(page, words("Job shared with {name}", { name }))).toBeVisible();

    // One unanswered message is enough: the dialog says so before anything is chosen.
    await openFromProfile();
    await expect(dialog).toContainText(
      words("You've written once already. You can write again when they answer or apply."),
    );
    await expect(dialog.getByRole("combobox")).toHaveCount(0);
    await expectAccessible(page);

    const { data } = await educator.request<{ data: { id: string }[] }>("user_profile/conversations");
    const conversationId = data[0]!.id;
    const other = await entrance.open(educator, how);
    await openConversation(other, "/messages", conversationId);
    const received = other.getByRole("log");
    await expect(received).toContainText("Come and see our garden.");
    await expect(received.getByRole("link", { name: job.title })).toHaveAttribute("href", job.path);
    await createResource(educator, "messages", { conversationId, data: { text: "I will!" } });

    await openConversation(page, "/employer/messages", conversationId);
    await page.getByRole("button", { name: words("Share a job"), exact: true }).click();
    await chooseJob(dialog.getByRole("combobox", { name: words("Job") }), job);
    await expect(dialog.getByRole("status").filter({ hasText: name })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("button", { name: words("Share again") }).click();
    const sent = page.getByRole("log");
    await expect(sent.getByRole("link", { name: job.title })).toHaveCount(2);
    await expect(dialog).toHaveCount(0);
    // As every message of one's own, for a while.
    await sent
      .getByRole("button", { name: words("More for this message") })
      .last()
      .click();
    await expect(page.getByRole("menuitem", { name: words("Delete message") })).toBeVisible();
    await page.keyboard.press("Escape");

    await employer.request(`employer/job_listings/${job.id}/close`, { method: "POST" });
    for (const side of [page, other]) {
      await side.reload();
      await expect(side.getByRole("log").getByText(words("No longer open"))).toHaveCount(2);
      await expectAccessible(side);
      await expectNoSidewaysScroll(side);
      await side.screenshot({ path: info.outputPath(`${side === page ? "sent" : "received"}.png`) });
    }
  });

test("it is offered beside the results of a search, too", async ({ employer, operator }) => {
  await publishJob(employer.profile, operator);
  const { fullName, lastName } = await createFindableEducator(operator);
  await employer.setViewportSize({ width: 1440, height: 900 });
  await employer.goto(`/educators?q=${lastName}`);
  await employer.getByRole("article", { name: fullName }).getByRole("link", { name: fullName }).click();
  await employer.getByRole("button", { name: "Share a job" }).click();
  const dialog = employer.getByRole("dialog", { name: `Share a job with ${fullName}` });
  await expect(dialog.getByRole("combobox", { name: "Job" })).toBeVisible();
  await employer.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

/** An educator's page for teams: what is shown, notes among teammates, the match, likes by link, and all of it on a phone. */
import { randomBytes } from "node:crypto";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createFindableEducator } from "./fixtures/candidate.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { applyTo, createResource } from "./fixtures/conversation.ts";
import type { Visitor } from "./fixtures/visitor.ts";
import type { Person } from "./fixtures/person.ts";

const field = (page: Visitor) => page.getByRole("textbox", { name: /^Add a note about/ });
const noteWith = (page: Visitor, text: string) => page.getByRole("listitem").filter({ hasText: text });

test("the coach mark at the note field is shown once, and an unsaved note survives a reload", async ({
  employer,
  operator,
}) => {
  const educator = await createFindableEducator(operator);
  await employer.goto(`/educators/${educator.slug}`);
  const tip = employer.getByRole("complementary", { name: "Tip" });
  await expect(tip).toContainText("Notes on a profile are for your team only.");
  await expectAccessible(employer);
  await tip.getByRole("button", { name: "Got it" }).click();
  await expect(tip).toHaveCount(0);
  await expect(employer.getByText("No notes yet. Only your team sees them.")).toBeVisible();

  await employer.getByRole("button", { name: "Save note" }).click();
  await expect(employer.getByText("Write a note first")).toBeVisible();
  await field(employer).fill("Loves the toddler room");
  await expect(employer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await employer.reload();
  await expect(field(employer)).toHaveValue("Loves the toddler room");
  await expect(tip).toHaveCount(0);
  await field(employer).press("Control+Enter");
  const note = noteWith(employer, "Loves the toddler room");
  await expect(note).toContainText(employer.profile.fullName);
  await expect(field(employer)).toHaveValue("");
  await employer.reload();
  await expect(note).toContainText(employer.profile.fullName);
});

test("teammates see a note as it is created, changed and deleted", async ({
  employer,
  entrance,
  operator,
}) => {
  const educator = await createFindableEducator(operator);
  const teammate = await entrance.open(employer.profile);
  for (const page of [employer, teammate]) await page.goto(`/educators/${educator.slug}`);
  await expect(teammate.getByText("No notes yet. Only your team sees them.")).toBeVisible();
  await field(employer).fill("Asked about naps");
  await employer.getByRole("button", { name: "Save note" }).click();
  const note = noteWith(employer, "Asked about naps");
  await expect(note).toBeVisible();
  await expect(noteWith(teammate, "Asked about naps")).toBeVisible();

  await note.getByRole("button", { name: "Edit" }).click();
  await employer.getByRole("textbox", { name: "Edit note" }).fill("Asked about lunch");
  await employer.getByRole("button", { name: "Save", exact: true }).click();
  const changed = noteWith(employer, "Asked about lunch");
  await expect(changed).toContainText("Edited");
  await expect(noteWith(teammate, "Asked about lunch")).toBeVisible();

  await changed.getByRole("button", { name: "Delete" }).click();
  const question = employer.getByRole("alertdialog", { name: "Delete this note?" });
  await expect(question.getByRole("button", { name: "Keep note" })).toBeFocused();
  await question.getByRole("button", { name: "Delete note" }).click();
  await expect(changed).toHaveCount(0);
  await expect(employer.getByRole("heading", { name: "Notes" })).toBeFocused();
  await expect(noteWith(teammate, "Asked about lunch")).toHaveCount(0);
});

for (const { reader, language, locale, viewport, isPhone } of readers)
  test(`the head says how lately the educator was active, without a time (${reader})`, async ({
    employer,
    entrance,
    operator,
  }) => {
    const educator = await createFindableEducator(operator);
    const { slug, lastName, fullName } = educator;
    const page = await entrance.open(employer.profile, { locale, viewport, hasTouch: isPhone });
    await page.goto(`/educators/${slug}`);
    const words = wordsFor({ language });
    // Midnight may pass between signing up and reading.
    const lately = new RegExp(`^(${words("Active today")}|${words("Active this week")})$`);
    await expect(page.getByText(lately)).toBeVisible();
    await expect(page.locator("main header time")).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`/educators?q=${lastName}`);
    const row = page.getByRole("article", { name: fullName });
    // Where the profile stands beside the list, the row is short, and the profile says it.
    const pills = row.getByText(words("Active recently"), { exact: true });
    await expect(pills.filter({ visible: true }).first()).toBeVisible();

    const job = await publishJob(employer.profile, operator);
    const { applicationId } = await applyTo(educator, job.id);
    await page.goto(`/employer/applicants/${applicationId}`);
    await expect(page.locator("main header").getByText(lately)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

test("contact details are visible after an application, which is in the activity; the match shows what is met", async ({
  employer,
  entrance,
  operator,
}) => {
  const educator = await createFindableEducator(operator);
  const phone = "(512) 555-0177";
  await educator.request(`user_profiles/${educator.id}`, {
    method: "PATCH",
    body: { data: { type: "user_profiles", id: educator.id, attributes: { phoneNumber: phone } } },
  });
  const job = await publishJob(employer.profile, operator);
  await employer.goto(`/educators/${educator.slug}`);
  await expect(employer.getByRole("heading", { level: 1, name: educator.fullName })).toBeVisible();
  await expect(employer.getByText(`Email and phone: shown when ${educator.firstName} replies`)).toBeVisible();
  await expect(employer.getByText("No applications, messages or interviews yet.")).toBeVisible();
  expect(await employer.content()).not.toContain("555-0177");

  // The only open job is preselected.
  await expect(employer.getByRole("combobox", { name: "Match with" })).toContainText(job.title);
  const table = employer.getByRole("table", { name: `Match for ${job.title}` });
  await expect(table.getByRole("row", { name: /Schedule/ })).toContainText(/Met|Not met|Not stated/);
  await expect(employer.getByText(/\d of \d$/)).toBeVisible();

  await applyTo(educator, job.id);
  await createResource(employer.profile, "messages", {
    userProfileId: educator.id,
    data: { text: "Thank you for applying!" },
  });
  await employer.reload();
  await expect(employer.getByRole("link", { name: phone })).toBeVisible();
  const activity = employer.getByRole("region", { name: "Activity with us" });
  await expect(activity.getByRole("link", { name: job.title })).toBeVisible();
  await expect(activity.getByText("Thank you for applying!")).toBeVisible();
  await expect(employer.getByText("No applications, messages or interviews yet.")).toHaveCount(0);

  await employer.getByRole("button", { name: "Message", exact: true }).click();
  await expect(employer.getByRole("dialog", { name: `Message ${educator.fullName}` })).toBeVisible();
  await employer.keyboard.press("Escape");
  await employer.getByRole("button", { name: `More actions for ${educator.fullName}` }).click();
  await employer.getByRole("menuitem", { name: "Add note" }).click();
  await expect(field(employer)).toBeFocused();

  // Its owner sees the same page with a strip, and no notes.
  const owner = await entrance.open(educator);
  await owner.goto(`/educators/${educator.slug}`);
  await expect(owner.getByText("This is how employers see you.")).toBeVisible();
  await expect(owner.getByRole("heading", { name: "Notes" })).toHaveCount(0);
});

test("on a phone the actions stay visible, and results link to the previous and next one", async ({
  entrance,
  employer,
  operator,
}) => {
  const lastName = `Tern${randomBytes(4).toString("hex").replace(/\d/g, "k")}`;
  const found = [
    await createFindableEducator(operator, { firstName: "Ada", lastName }),
    await createFindableEducator(operator, { firstName: "Bea", lastName }),
  ];
  const page = await entrance.open(employer.profile, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  await page.goto(`/educators?q=${lastName}`);
  const links = found.map(({ fullName }) => page.getByRole("link", { name: new RegExp(fullName) }));
  for (const link of links) await expect(link).toBeVisible();
  await page
    .getByRole("link", { name: new RegExp(lastName) })
    .first()
    .click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(new RegExp(lastName));
  const first = await title.textContent();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("button", { name: "Message", exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: `Like ${first}` })).toBeInViewport();
  await expect(page.getByRole("button", { name: `More actions for ${first}` })).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Next" }).click();
  await expect(title).not.toHaveText(first!);
  await expect(title).toHaveText(new RegExp(lastName));
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(title).toHaveText(first!);
  await page.getByRole("link", { name: "Back to search" }).click();
  await expect(page).toHaveURL(new RegExp(`/educators\\?.*${lastName}`));
});

test("a like link likes once when its page has loaded, never by being fetched, and can be undone", async ({
  employer,
  entrance,
  guest,
  operator,
}) => {
  const educator = await createFindableEducator(operator);
  const path = `/employer/user_profiles/${educator.id}/like`;
  expect((await guest.request.get(path)).status()).toBe(200);
  expect(await isLiked(employer.profile, educator.id)).toBe(false);

  await employer.goto(path);
  const liked = employer.getByRole("heading", { level: 1, name: `You liked ${educator.fullName}` });
  await expect(liked).toBeVisible();
  await expect(employer.getByRole("status").filter({ hasText: "Liked." })).toBeVisible();
  expect(await isLiked(employer.profile, educator.id)).toBe(true);
  await expectAccessible(employer);

  const posts: string[] = [];
  employer.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/like")) posts.push(request.url());
  });
  await employer.reload();
  await expect(liked).toBeVisible();
  await expect(employer.getByRole("button", { name: "Remove like" })).toBeVisible();
  expect(posts).toEqual([]);

  await employer.getByRole("button", { name: "Remove like" }).click();
  await expect(employer.getByText("Not liked any more.")).toBeVisible();
  expect(await isLiked(employer.profile, educator.id)).toBe(false);
  await employer.getByRole("button", { name: "Like again" }).click();
  await expect(employer.getByRole("status").filter({ hasText: "Liked." })).toBeVisible();
  await employer.getByRole("link", { name: "View profile" }).click();
  await expect(employer).toHaveURL(new RegExp(`/educators/${educator.slug}`));

  // Logging in completes it; others than employers get a message; other ids do not exist.
  await guest.goto(path);
  await expect(guest).toHaveURL(/\/login/);
  const owner = await entrance.open(educator);
  await owner.goto(path);
  await expect(owner.getByRole("heading", { level: 1 })).not.toHaveText(/liked/i);
  await employer.goto("/employer/user_profiles/0198c5a2-0000-7000-8000-000000000000/like");
  await expect(employer.getByRole("heading", { level: 1, name: "We can't find that page" })).toBeVisible();
});

async function isLiked(who: Person, userProfileId: string): Promise<boolean> {
  const { data } = await who.request(`user_profiles/${userProfileId}`);
  return data.attributes["liked"] === true;
}

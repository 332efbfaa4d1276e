/** An employer looks for people: filters, what is open beside the list, likes, saved searches, and all of it on a phone. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { approve, createFindableEducator } from "./fixtures/candidate.ts";
import { expect, test } from "./fixtures/test.ts";
import { toast } from "./fixtures/profile-page.ts";
import { publishJob } from "./fixtures/published-job.ts";
import type { Visitor } from "./fixtures/visitor.ts";

test("filters are in the query string; only the last request counts, and a reset clears everything", async ({
  employer,
  operator,
}) => {
  // Wide enough for the filters beside the list and the open educator.
  await employer.setViewportSize({ width: 1700, height: 900 });
  await publishJob(employer.profile, operator);
  await employer.goto("/educators");
  await expect(employer.getByRole("heading", { name: /educators within 25 miles of/ })).toBeVisible();
  await expect(employer.getByRole("combobox", { name: "Show" }).getByRole("option")).toHaveCount(7);

  const director = employer.getByRole("checkbox", { name: "Director", exact: true });
  await director.check();
  await expect(employer).toHaveURL(/desiredRole=Director/);
  await expect(employer.getByRole("button", { name: "Remove filter: Director" })).toBeVisible();
  await employer.getByRole("button", { name: "Education at least" }).click();
  await employer.getByRole("radio", { name: "Bachelor" }).check();
  await expect(employer).toHaveURL(/minimumEducation=2/);
  await employer.reload();
  await expect(director).toBeChecked();
  await expect(employer.getByRole("radio", { name: "Bachelor" })).toBeChecked();
  await employer.getByRole("button", { name: "Remove filter: Director" }).click();
  await expect(director).not.toBeChecked();

  // The first of two quick changes is slow: its rows would come last, were it not let go.
  const late = Promise.withResolvers<void>();
  await employer.route(/filter%5Bq%5D=Torr(&|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue().catch(() => undefined);
    late.resolve();
  });
  await employer.goto("/educators");
  const searchField = employer.getByRole("searchbox", { name: "Search" });
  const first = employer.waitForRequest(/filter%5Bq%5D=Torr(&|$)/);
  await searchField.fill("Torr");
  await first;
  await searchField.fill("Maya Torres");
  await expect(employer.getByRole("heading", { name: /^1 educator/ })).toBeVisible();
  await expect(row(employer, "Maya Torres")).toBeVisible();
  await late.promise;
  await expect(row(employer, "Maya Torres")).toBeVisible();
  await expect(employer.getByRole("alert")).toHaveCount(0);

  await employer.getByRole("combobox", { name: "Show" }).selectOption("Liked");
  await expect(employer).toHaveURL(/status=liked/);
  await expect(employer.getByText("No educators match these filters")).toBeVisible();
  await expectAccessible(employer);

  await employer.route(/\/api\/user_profiles\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  await employer.getByRole("button", { name: "Reset filters" }).click();
  await expect(employer).not.toHaveURL(/status=liked/);
  await expect(employer.locator("[aria-busy=true] [aria-hidden=true] > div").first()).toBeVisible();
  await expect(employer.getByRole("heading", { name: /educators within 25 miles of/ })).toBeVisible();
});

test("an employer without a location gives a place before anything is searched", async ({
  employer,
  entrance,
}) => {
  // On a phone the place is requested right there, not only among the filters.
  const phone = await entrance.open(employer.profile, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  await phone.goto("/educators");
  await expect(phone.getByRole("heading", { name: "Where are you looking?" })).toBeVisible();
  await phone.getByRole("combobox", { name: "Where" }).fill("78701");
  await phone.getByRole("combobox", { name: "Where" }).press("Enter");
  await expect(phone.getByRole("heading", { name: /^[\d,]+ educators/ })).toBeVisible();
  await expect(phone.getByRole("combobox", { name: "Where" })).toBeFocused();
  await expectNoSidewaysScroll(phone);

  await employer.goto("/educators");
  await expect(employer.getByRole("heading", { name: "Where are you looking?" })).toBeVisible();
  await expect(employer.getByRole("list", { name: "Educators" })).toHaveCount(0);
  await employer.getByRole("combobox", { name: "Where" }).fill("Austin");
  await employer.getByRole("option", { name: "Austin, TX", exact: true }).click();
  await expect(employer.getByRole("heading", { name: /within 25 miles of Austin, TX/ })).toBeVisible();
  await employer.getByRole("combobox", { name: "Distance" }).selectOption("Within 5 miles");
  await expect(employer).toHaveURL(/radiusInMiles=5/);
  await employer.getByRole("combobox", { name: "Distance" }).selectOption("Anywhere");
  await expect(employer).toHaveURL(/radiusInMiles=anywhere/);
  await expect(employer.getByRole("heading", { name: /^[\d,]+ educators$/ })).toBeVisible();
});

test("with keys alone: down the list, open a candidate, like them, and back to the row", async ({
  employer,
  operator,
}) => {
  const [job, educator] = await Promise.all([
    publishJob(employer.profile, operator),
    createFindableEducator(operator),
  ]);
  const { fullName, lastName } = educator;
  await employer.goto(`/educators?q=${lastName}`);
  const found = row(employer, fullName);
  const pane = employer.getByRole("region", { name: "Educator", exact: true });
  // The first one is open beside the list, and the keys work on the whole page.
  await expect(pane.getByRole("link", { name: fullName, exact: true })).toBeVisible();
  await expect(employer).toHaveURL(new RegExp(`educator=${educator.slug}`));
  await employer.keyboard.press("l");
  await expect(found.getByRole("button", { name: `Like ${fullName}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await employer.keyboard.press("x");
  await expect(found.getByRole("checkbox", { name: `Select ${fullName}` })).toBeChecked();
  await employer.keyboard.press("x");
  await employer.keyboard.press("?");
  await expect(employer.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Next educator");
  await employer.keyboard.press("Escape");
  await employer.keyboard.press("m");
  await expect(employer.getByRole("dialog", { name: `Message ${fullName}` })).toBeVisible();
  await employer.keyboard.press("Escape");
  await expect(pane.getByRole("link", { name: "Open profile" })).toBeVisible();
  await expect(pane.getByRole("button", { name: "Message" })).toBeVisible();
  await expect(pane.getByRole("heading", { name: "Notes" })).toBeVisible();
  await expectAccessible(employer);
  await pane.getByRole("link", { name: "Open profile" }).focus();
  await employer.keyboard.press("Escape");
  await expect(found).toBeFocused();
  await expect(found.getByText("Viewed")).toBeAttached();

  await employer.getByRole("combobox", { name: "Match with" }).selectOption(job.title);
  await expect(employer).toHaveURL(new RegExp(`jobListingId=${job.id}`));
  await expect(found.getByText(/(match: |Matches )\d+ of \d+/)).toBeVisible();
  await employer.reload();
  await expect(found.getByRole("button", { name: `Like ${fullName}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(found.getByText(/(match: |Matches )\d+ of \d+/)).toBeVisible();
});

test("several candidates are liked together after a confirmation with their count", async ({
  employer,
  operator,
}) => {
  await publishJob(employer.profile, operator);
  const people = [await createFindableEducator(operator), await createFindableEducator(operator)];
  const [first, second] = people.map(({ fullName }) => fullName) as [string, string];
  await employer.goto(`/educators?q=${people[0]!.lastName}`);
  await employer.getByRole("checkbox", { name: `Select ${first}` }).check();
  const searchField = employer.getByRole("searchbox", { name: "Search" });
  await searchField.fill(people[1]!.lastName);
  await employer.getByRole("checkbox", { name: `Select ${second}` }).check();
  await expect(employer.getByText("2 selected.")).toBeVisible();
  await employer.getByRole("button", { name: "Like", exact: true }).click();
  const question = employer.getByRole("alertdialog", { name: "Like 2 educators?" });
  await question.getByRole("button", { name: "Like 2 educators" }).click();
  await expect(toast(employer, "2 educators liked.")).toBeVisible();
  await expect(employer.getByText("2 selected.")).toBeHidden();
  await searchField.fill("");
  await employer.getByRole("combobox", { name: "Show" }).selectOption("Liked");
  await expect(row(employer, first)).toBeVisible();
  await expect(row(employer, second)).toBeVisible();
});

test("saved filters have a dot until they are viewed, and open with the new matches marked", async ({
  employer,
  operator,
}) => {
  test.setTimeout(90_000);
  await publishJob(employer.profile, operator);
  const late = await signUp("educator");
  await employer.goto(`/educators?q=${late.lastName}`);
  await expect(employer.getByText("No educators match these filters")).toBeVisible();
  await employer.getByRole("button", { name: "Save filters" }).click();
  const dialog = employer.getByRole("dialog", { name: "Save filters" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("The late one");
  await dialog.getByRole("button", { name: "Save filters" }).click();
  await expect(toast(employer, "“The late one” saved.")).toBeVisible();
  await expect(employer.getByRole("button", { name: "Saved as “The late one”" })).toBeVisible();

  const tab = employer.getByRole("tab", { name: "Saved filters, new matches" });
  await expect(tab).toHaveCount(0);
  await approve(late, operator);
  await expect(tab).toBeVisible({ timeout: 30_000 });
  await tab.click();
  await expect(employer.getByRole("tab", { name: "Saved filters", exact: true })).toBeVisible();
  const saved = employer.getByRole("article", { name: "The late one" });
  await expect(saved.getByText("1 new")).toBeVisible();
  await expectAccessible(employer);
  await employer.reload();
  await expect(employer.getByRole("tab", { name: "Saved filters", exact: true })).toBeVisible();

  const emails = saved.getByRole("switch", { name: "Email me new matches of The late one" });
  await emails.click();
  await expect(emails).toBeChecked();
  await saved.getByRole("button", { name: "Rename The late one" }).click();
  const rename = employer.getByRole("dialog", { name: "Rename “The late one”" });
  await rename.getByRole("textbox", { name: "Name" }).fill("Came later");
  await rename.getByRole("button", { name: "Rename" }).click();
  await employer.getByRole("button", { name: "Open Came later" }).click();
  await expect(row(employer, late.fullName).getByText("New match")).toBeVisible();
  await employer.getByRole("tab", { name: "Saved filters" }).click();
  const renamed = employer.getByRole("article", { name: "Came later" });
  await expect(renamed).toBeVisible();
  await expect(renamed.getByText("1 new")).toHaveCount(0);
  await expect(renamed.getByRole("switch")).toBeChecked();

  await renamed.getByRole("button", { name: "Delete Came later" }).click();
  await expect(renamed).toBeHidden();
  await toast(employer, "“Came later” deleted.").getByRole("button", { name: "Undo" }).click();
  await expect(renamed).toBeVisible();
});

test("on a phone the filters are a sheet with a count, and a press leads to the profile", async ({
  entrance,
  employer: { profile },
  operator,
}) => {
  await publishJob(profile, operator);
  const educator = await createFindableEducator(operator);
  const phone = await entrance.open(profile, { viewport: { width: 375, height: 812 }, hasTouch: true });
  await phone.goto(`/educators?q=${educator.lastName}`);
  await expect(row(phone, educator.fullName)).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = phone.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: "Show 1 educator" })).toBeVisible();
  await sheet.getByRole("switch", { name: "Video interview completed" }).check();
  await expect(sheet.getByRole("button", { name: "Show 0 educators" })).toBeVisible();
  await expectAccessible(phone);
  // Nothing changes before it is pressed.
  await expect(phone).not.toHaveURL(/videoInterviewCompleted/);
  await sheet.getByRole("switch", { name: "Video interview completed" }).uncheck();
  await sheet.getByRole("button", { name: "Show 1 educator" }).click();
  await row(phone, educator.fullName).getByRole("link", { name: educator.fullName }).click();
  await expect(phone).toHaveURL(new RegExp(`/educators/${educator.slug}`));
  await expect(phone.getByRole("heading", { level: 1, name: educator.fullName })).toBeVisible();
});

const row = (page: Visitor, name: string) =>
  page.getByRole("list", { name: "Educators" }).getByRole("article", { name });

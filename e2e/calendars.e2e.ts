/** An employer connects the calendar it uses: busy times are off the booking page, and a bad feed says what is wrong. */
import type { Page } from "@playwright/test";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { startCalendarFeed, type CalendarFeed } from "./fixtures/calendar-feed.ts";
import { expect, test } from "./fixtures/test.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { createEventType, listFreeTimes } from "./fixtures/interview.ts";

test.describe.configure({ mode: "serial" });

let feed: CalendarFeed;
test.beforeAll(async () => void (feed = await startCalendarFeed()));
test.afterAll(() => feed.close());

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function connect(page: Page, url: string): Promise<void> {
  await page.getByRole("button", { name: "Connect calendar" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Connect calendar" });
  await dialog.getByRole("button", { name: /^Calendar address/ }).click();
  await dialog.getByLabel("Address of the calendar").fill(url);
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();
}

test("a connected calendar takes its busy times off the booking page, and gives them back", async ({
  employer,
}) => {
  const type = await createEventType(employer.profile);
  const [first] = await listFreeTimes(employer.profile, type);
  const from = new Date(first!);
  feed.showBusy([{ from, until: new Date(from.getTime() + 30 * 60_000) }]);

  await employer.goto("/employer/interviews?tab=calendars");
  await expect(employer.getByRole("heading", { name: "No calendars yet." })).toBeVisible();
  await expectAccessible(employer);
  await employer.getByRole("button", { name: "Connect calendar" }).click();
  const google = employer.getByRole("button", { name: /^Google Calendar/ });
  await expect(google).toBeDisabled();
  await expect(google).toContainText("Not set up on this site.");
  await expectAccessible(employer);
  await employer.keyboard.press("Escape");

  await connect(employer, feed.url);
  const calendar = row(employer, "My calendar");
  await expect(calendar).toContainText("Synced just now");
  await expect(calendar).not.toContainText("private-basic");
  await expect.poll(() => listFreeTimes(employer.profile, type)).not.toContain(first);

  const toggle = calendar.getByRole("switch", { name: "My calendar keeps times busy" });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(calendar).toContainText("Educators can book over it.");
  await expect.poll(() => listFreeTimes(employer.profile, type)).toContain(first);
  await toggle.click();
  await expect(calendar).toContainText("Synced just now");
  await expect.poll(() => listFreeTimes(employer.profile, type)).not.toContain(first);

  await calendar.getByRole("button", { name: "More actions for My calendar" }).click();
  await employer.getByRole("menuitem", { name: "Remove" }).click();
  await expect(employer.getByRole("heading", { name: "No calendars yet." })).toBeVisible();
  await expect.poll(() => listFreeTimes(employer.profile, type)).toContain(first);
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(row(employer, "My calendar")).toContainText("Synced just now");
});

test("a bad feed says what is wrong and is tried again; an address inside is refused", async ({
  employer,
}) => {
  feed.showBusy("a page");
  await employer.goto("/employer/interviews?tab=calendars");
  await connect(employer, "http://169.254.169.254/latest/meta-data");
  const problem = employer.getByRole("alert", { name: "There is a problem" });
  await expect(problem).toContainText("That address leads into a private network.");
  const dialog = employer.getByRole("dialog", { name: "Connect calendar" });
  await dialog.getByLabel("Address of the calendar").fill(feed.url);
  await dialog.getByLabel("Name").fill("Work");
  await dialog.getByRole("button", { name: "Connect", exact: true }).click();

  const calendar = row(employer, "Work");
  await expect(calendar).toContainText("What is there is not a calendar.");
  await expectAccessible(employer);
  await employer.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(employer);
  feed.showBusy([]);
  await expect(async () => {
    // Refused for some seconds after the last reading.
    const again = calendar.getByRole("button", { name: "Try again: Work" });
    if (await again.isVisible()) await again.click();
    await expect(calendar).toContainText("Synced just now", { timeout: 4_000 });
  }).toPass();

  await calendar.getByRole("button", { name: "More actions for Work" }).click();
  await employer.getByRole("menuitem", { name: "Change name or address" }).click();
  const change = employer.getByRole("dialog", { name: "Change name or address" });
  await change.getByLabel("Name").fill("At work");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(row(employer, "At work")).toBeVisible();
});

for (const { reader, language, locale, viewport, isPhone } of readers)
  test(`in the settings an employer connects a calendar, sees its state and disconnects it (${reader})`, async ({
    entrance,
  }, info) => {
    const words = wordsFor({ language });
    feed.showBusy([]);
    const page = await entrance.open(await signUp("employer"), { locale, viewport, hasTouch: isPhone });
    await page.goto("/settings#calendar");
    const part = page.getByRole("region", { name: words("Calendar"), exact: true });
    await part.getByRole("button", { name: words("Connect calendar") }).click();
    const dialog = page.getByRole("dialog", { name: words("Connect calendar") });
    await dialog.getByRole("button", { name: new RegExp(`^${words("Calendar address")}`) }).click();
    await dialog.getByLabel(words("Address of the calendar")).fill(feed.url);
    await dialog.getByRole("button", { name: words("Connect"), exact: true }).click();
    const row = part.getByRole("listitem");
    await expect(row).toContainText(words("Synced just now"));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath("calendar.png") });
    const name = words("My calendar");
    await row.getByRole("button", { name: words("More actions for {name}", { name }) }).click();
    await page.getByRole("menuitem", { name: words("Remove"), exact: true }).click();
    await expect(row).toHaveCount(0);
    await expect(part.getByText(words("No calendars yet."))).toBeVisible();
  });

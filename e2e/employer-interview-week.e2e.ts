/** The week, the holidays and the calendar address of an employer's interviews; all of them at 320 px. */
import type { Page } from "@playwright/test";
import { dayIn, dayName } from "#platform/web/i18n/calendar-days.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { bookInterview, createEventType, listFreeTimes } from "./fixtures/interview.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const dialog = (page: Page, name: RegExp | string) => page.getByRole("dialog", { name });

test("the week shows interviews and free times, and keeps its place in the address", async ({
  employer,
  educator,
}) => {
  const type = await createEventType(employer.profile);
  const free = await listFreeTimes(employer.profile, type);
  const time = free[40]!;
  await bookInterview(educator.profile, type, time);
  const day = dayIn(time, "America/Chicago");
  await employer.goto("/employer/interviews");
  await employer.getByRole("combobox", { name: "View" }).selectOption("week");
  await expect(employer.getByRole("main").getByText("Today", { exact: true })).toBeVisible();
  await employer.getByRole("button", { name: "Next week" }).click();
  await expect(employer.getByRole("button", { name: "This week" })).toBeVisible();
  await employer.getByRole("button", { name: "Previous week" }).click();
  await employer.goto(`/employer/interviews?view=week&week=${day}`);
  const column = employer.getByRole("region", { name: dayName(day, "en") });
  const entry = column.getByRole("button", { name: new RegExp(educator.profile.fullName) });
  await expect(entry).toBeVisible();
  await expect(column.getByText(/^Free \d+:\d\d [AP]M – /).first()).toBeVisible();
  await expectAccessible(employer);
  await entry.press("Enter");
  const opened = dialog(employer, educator.profile.fullName);
  await opened.getByRole("button", { name: "Cancel interview" }).click();
  const canceling = dialog(employer, /^Cancel the interview/);
  await canceling.getByRole("textbox", { name: "Reason" }).fill("The room floods");
  await canceling.getByRole("button", { name: "Cancel interview" }).click();
  await expect(entry).toBeHidden();
  await employer.setViewportSize({ width: 375, height: 720 });
  await expectNoSidewaysScroll(employer);
  await expect(column).toBeVisible();
});

test("a holiday is closed until it is opened", async ({ employer }) => {
  await employer.goto("/employer/interviews?tab=availability");
  // A year can hold two of them: they move.
  const open = employer.getByRole("switch", { name: /^Open on this day: Thanksgiving Day, / }).first();
  await expect(open).not.toBeChecked();
  await open.click();
  await expect(employer.getByText(/^Open on Thursday, November \d+/)).toBeVisible();
  await employer.reload();
  await expect(open).toBeChecked();
});

test("a calendar subscribes by a private address, until a new one is made", async ({ employer, guest }) => {
  await employer.goto("/employer/interviews?tab=calendars");
  await employer.getByRole("button", { name: "Subscribe in my calendar" }).click();
  const subscribing = dialog(employer, "Your interviews in your calendar");
  const address = subscribing.getByText(/\/api\/calendar\.ics\?token=/);
  const first = (await address.textContent())!;
  await expect(subscribing.getByRole("link", { name: "Open in calendar" })).toHaveAttribute(
    "href",
    /^webcal:/,
  );
  await expectAccessible(employer);
  expect((await guest.request.get(first)).status()).toBe(200);
  await subscribing.getByRole("button", { name: "Make a new address" }).click();
  await expect(address).not.toHaveText(first);
  expect((await guest.request.get(first)).status()).toBe(404);
});

test.describe("at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("every tab fits", async ({ employer, educator }) => {
    const type = await createEventType(employer.profile, { requiresConfirmation: true });
    const [first] = await listFreeTimes(employer.profile, type);
    await bookInterview(educator.profile, type, first!);
    await employer.goto("/employer/interviews");
    await expect(employer.getByRole("article", { name: educator.profile.fullName })).toBeVisible();
    await expectNoSidewaysScroll(employer);
    for (const [name, text] of [
      ["Availability", "Weekly hours"],
      ["Interview types", type.name],
    ] as const) {
      await tab(employer, name).click();
      await expect(employer.getByRole("heading", { name: text })).toBeVisible();
      await expectNoSidewaysScroll(employer);
      await expectAccessible(employer);
    }
  });
});

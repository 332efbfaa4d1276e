/** An educator books an interview by an employer's link: the times of the own clock, held, taken, moved, canceled. */
import { type Page } from "@playwright/test";
import { dayIn, dayName, plusDays, weekdayOf } from "#platform/web/i18n/calendar-days.ts";
import { signUp } from "./fixtures/api.ts";
import { logInHere } from "./fixtures/application.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import {
  applyToEmployer,
  bookInterview,
  createEventType,
  listFreeTimes,
  inviteEducator,
} from "./fixtures/interview.ts";

const times = (page: Page) => page.getByRole("radio");
const confirm = (page: Page) => page.getByRole("button", { name: /^Confirm / });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** The words beside the radio buttons. */
const clocks = (page: Page) =>
  page
    .getByRole("radiogroup")
    .getByText(/^\d+:\d\d [AP]M$/)
    .allTextContents();

test("books from an invitation to the done page; finds, moves and cancels it among the own interviews", async ({
  educator,
  employer,
  publishedJob,
}) => {
  const type = await createEventType(employer.profile);
  await applyToEmployer(educator.profile, publishedJob);
  await inviteEducator(employer.profile, educator.profile, type);
  await educator.goto("/interviews?tab=invitations");
  const pick = educator.getByRole("article", { name: type.name }).getByRole("link", { name: "Pick a time" });
  await expect(pick).toBeVisible();
  await expectAccessible(educator);
  await pick.click();
  await expect(title(educator, type.name)).toBeVisible();
  await expect(educator.getByRole("listitem").filter({ hasText: "Video Call" })).toBeVisible();
  await times(educator).nth(1).click();
  await expect(educator.getByText(/^Held for you until \d+:\d\d [AP]M$/)).toBeVisible();
  await educator.getByLabel("Note").fill("I bring my portfolio.");
  await expectAccessible(educator);
  await confirm(educator).dblclick();
  await expect(title(educator, "Your interview is booked")).toBeFocused();
  await expectAccessible(educator);

  await educator.getByRole("link", { name: "See your interviews" }).click();
  await expect(educator.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
  await expect(educator.getByRole("tab", { name: "Invitations (0)" })).toBeVisible();
  const card = educator.getByRole("article", { name: type.employerName });
  await expect(card).toContainText("Video Call");
  await expect(card).toContainText("Scheduled");
  await expect(card).toContainText("I bring my portfolio.");
  await expect(card.getByRole("link", { name: "Join video call" })).toBeDisabled();
  await expectAccessible(educator);
  await card.getByRole("button", { name: "Add to calendar" }).click();
  const file = educator.waitForEvent("download");
  await educator.getByRole("menuitem", { name: "Download .ics file" }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);

  const before = await card.getByRole("time").textContent();
  await card.getByRole("link", { name: "Reschedule" }).click();
  await expect(educator.getByText("Your time stays until you confirm a new one:")).toBeVisible();
  await educator.getByRole("button", { name: "More times" }).click();
  await times(educator).nth(2).click();
  await confirm(educator).click();
  const moved = educator.getByRole("heading", { level: 1, name: /^Moved to \w{3}, \w{3} \d+$/ });
  await expect(moved).toBeFocused();
  await expect(educator.getByText(/^Your old time, .* [AP]M, is free again\./)).toBeVisible();
  await expect(educator.getByRole("link", { name: "Change time" })).toBeVisible();
  await expectAccessible(educator);
  await educator.getByRole("link", { name: "See your interviews" }).click();
  await expect(educator.getByRole("tab", { name: "Upcoming (1)" })).toBeVisible();
  await expect(card.getByRole("time")).not.toHaveText(before!);
  await expect(card).toContainText("Moved from");

  await card.getByRole("button", { name: "Cancel interview" }).click();
  const dialog = educator.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("I found a job.");
  await expectAccessible(educator);
  await dialog.getByRole("button", { name: "Cancel interview" }).click();
  await expect(educator.getByRole("tab", { name: "Upcoming (0)" })).toBeVisible();
  await expect(card).toBeHidden();
  await educator.getByRole("tab", { name: "Past (1)" }).click();
  await expect(card).toContainText("Canceled by you");
  await expectAccessible(educator);
  await card.getByRole("button", { name: "Undo cancellation" }).click();
  await expect(educator.getByText(/^Your interview is back on\./)).toBeVisible();
  await educator.getByRole("tab", { name: "Upcoming (1)" }).click();
  await expect(card).toContainText("Scheduled");
});

test("two browsers book the same time: the second gets a message and the nearest free times", async ({
  educator,
  employer,
  entrance,
}) => {
  const type = await createEventType(employer.profile);
  const other = await entrance.open(await signUp("educator"));
  const wanted = (await listFreeTimes(educator.profile, type))[20]!;
  const place = `${type.path}?day=${dayIn(wanted, "America/Chicago")}`;
  const radio = times(other).and(other.locator(`[value="${wanted}"]`));
  await other.goto(place);
  await expect(radio).toBeEnabled();
  await bookInterview(educator.profile, type, wanted);
  // What is taken turns grey by itself.
  await expect(radio).toBeDisabled();
  await expect(other.getByText("Taken")).toBeVisible();

  // A choice from before, as it comes back from making an account: it is refused, and the page is kept.
  await other.goto(`${type.path}?time=${encodeURIComponent(wanted)}`);
  const alert = other
    .getByRole("alert")
    .filter({ hasText: "That time was just taken. Here are the nearest ones." });
  await expect(alert).toBeFocused();
  await expectAccessible(other);
  await alert.getByRole("button").first().click();
  await confirm(other).click();
  await expect(title(other, "Your interview is booked")).toBeVisible();

  const [interview] = (await educator.profile.request<{ data: { id: string }[] }>("interviews")).data;
  await educator.profile.request(`interviews/${interview!.id}/cancel`, {
    method: "POST",
    body: { reason: "Ill" },
  });
  await other.goto(`${place}&another=true`);
  await expect(radio).toBeEnabled();
});

test.describe("in a browser that says no more than UTC", () => {
  test.use({ timezoneId: "UTC" });

  test("an interview is booked in universal time", async ({ employer, educator }) => {
    const type = await createEventType(employer.profile);
    await educator.goto(type.path);
    const zone = educator.getByLabel("Times shown in");
    await expect(zone.locator("option:checked")).toHaveText("Coordinated Universal Time (UTC)");
    await times(educator).nth(1).check();
    await confirm(educator).click();
    await expect(title(educator, "Your interview is booked")).toBeVisible();
  });
});

test("another zone moves every time by one hour and keeps the choice; days are walked by keys", async ({
  employer,
  guest,
}) => {
  const type = await createEventType(employer.profile);
  await guest.goto(type.path);
  const zone = guest.getByLabel("Times shown in");
  await expect(zone).toHaveValue("America/Chicago");
  await expect(zone.locator("option:checked")).toHaveText("Central Time (US)");
  const grid = guest.getByRole("grid");
  const chosenDay = grid.getByRole("gridcell", { selected: true });
  // Today may be half over; the next day is whole.
  await guest.getByRole("button", { name: "More times" }).click();
  await expect(chosenDay).toHaveAccessibleName(/^\w+day, \w+ \d+, 16 times available$/);
  await times(guest).nth(3).check();
  const chosen = await guest.getByRole("radio", { checked: true }).inputValue();
  const central = await clocks(guest);
  expect(central).toHaveLength(16);
  await zone.selectOption({ label: "Eastern Time (US)" });
  await expect.poll(() => clocks(guest)).toEqual(central.map(hourLater));
  await expect(guest.getByRole("radio", { checked: true })).toHaveValue(chosen);
  await expect(confirm(guest)).toContainText(hourLater(central[3]!));
  await expectAccessible(guest);

  await chosenDay.getByRole("button").focus();
  const day = dayIn(chosen, "America/New_York");
  const next = plusDays(day, 1);
  const isOn = (one: string) =>
    expect(
      grid.getByRole("button", { name: new RegExp(`^${dayName(one, "en", one)}(, \\d{4})?, `) }),
    ).toBeFocused();
  await guest.keyboard.press("ArrowRight");
  await isOn(next);
  await guest.keyboard.press("End");
  await isOn(plusDays(next, 6 - weekdayOf(next)));
  await guest.keyboard.press("ArrowLeft");
  await guest.keyboard.press("ArrowRight");
  await guest.keyboard.press("Enter");
  await expect(chosenDay).toHaveAccessibleName(/^Saturday, /);
  await expect(guest.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("a guest logs in at confirm, and the choice is kept; on a phone all of it fits", async ({
  employer,
  entrance,
  guest,
}) => {
  const type = await createEventType(employer.profile, {
    interviewType: "phone",
    instructions: { caller: "EmployerProfile" },
    requiresConfirmation: true,
  });
  const educator = await signUp("educator");
  await guest.setViewportSize({ width: 320, height: 720 });
  await guest.goto(type.path);
  await times(guest).nth(2).check();
  await expectNoSidewaysScroll(guest);
  await confirm(guest).click();
  await logInHere(guest, "Book this time", educator);
  // Only now it is known that the own profile has no number.
  await expect(guest.getByRole("alert")).toContainText("Enter the number to call you at");
  const number = guest.getByLabel("Your phone number");
  await number.fill("(512) 555-0123");
  await confirm(guest).click();
  await expect(title(guest, "Awaiting confirmation")).toBeFocused();
  await expect(guest.getByText("calls you at (512) 555-0123")).toBeVisible();
  await expectNoSidewaysScroll(guest);
  await expectAccessible(guest);

  await guest.goto(type.path);
  await expect(guest.getByRole("heading", { name: "You have booked this interview" })).toBeVisible();
  const employerPage = await entrance.open(employer.profile);
  await employerPage.goto(type.path);
  await expect(employerPage.getByText("This is how educators see it.")).toBeVisible();
  expect((await employerPage.goto("/interview/nobody/nothing"))?.status()).toBe(404);
});

const hourLater = (clock: string) => {
  const [, hour, minute, half] = /^(\d+):(\d\d) ([AP]M)$/.exec(clock)!;
  const next = (Number(hour) % 12) + 1;
  return `${next}:${minute} ${next === 12 ? (half === "AM" ? "PM" : "AM") : half}`;
};

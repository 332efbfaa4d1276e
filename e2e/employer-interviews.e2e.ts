/** An employer says when and how it meets, invites, and looks after what is booked. */
import type { Locator, Page } from "@playwright/test";
import { dayIn, dayName, type Day, monthName, monthOf } from "#platform/web/i18n/calendar-days.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { bookInterview, createEventType, listFreeTimes } from "./fixtures/interview.ts";
import { publishJob } from "./fixtures/published-job.ts";
import type { Resource, ApiDocument, Person } from "./fixtures/person.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const dialog = (page: Page, name: RegExp | string) => page.getByRole("dialog", { name });

/** A person of this test's own who applies for the job. */
async function applicant(jobListingId: string): Promise<Person & { applicationId: string }> {
  const person = await signUp("educator");
  const data = { type: "job_applications", attributes: { jobListingId } };
  const sent = await person.request<ApiDocument>("job_applications", { method: "POST", body: { data } });
  return { ...person, applicationId: sent.data.id };
}

/** Turns the calendar to the month of a day and picks it; the day may lie in the next month. */
async function pickDay(within: Locator, day: Day): Promise<void> {
  await expect(within.getByRole("grid")).toBeVisible();
  const month = within.getByRole("heading", { name: monthName(monthOf(day), "en") });
  if (!(await month.isVisible())) await within.getByRole("button", { name: "Next month" }).click();
  const name = new RegExp(`^${dayName(day, "en", day)}(, \\d{4})?, [1-9]`);
  await within.getByRole("button", { name }).click();
}

test("hours of a Tuesday become free times; overlaps and unsaved changes are shown", async ({ employer }) => {
  await employer.goto("/employer/interviews?tab=availability");
  await expect(tab(employer, "Availability")).toHaveAttribute("aria-selected", "true");
  await expect(employer.getByRole("heading", { name: "Educators can't book yet" })).toBeVisible();
  await expectAccessible(employer);

  await employer.getByRole("switch", { name: "Tuesday", exact: true }).check();
  const start = employer.getByLabel("Start, Tuesday", { exact: true });
  await start.fill("9");
  const end = employer.getByLabel("End, Tuesday", { exact: true });
  await end.fill("11am");
  await end.blur();
  await expect(start).toHaveValue("9:00 AM");
  await expect(end).toHaveValue("11:00 AM");
  await expect(employer.getByText(/^Educators can book \d+ times in the next 14 days\.$/)).toBeVisible();

  await employer.getByRole("button", { name: "Add time on Tuesday" }).click();
  await employer.getByLabel("Start, Tuesday, 2").fill("10:30");
  await employer.getByRole("button", { name: "Save availability" }).click();
  await expect(employer.getByRole("alert", { name: "There is a problem" })).toContainText(
    "Times overlap on Tuesday",
  );
  await expectAccessible(employer);
  await tab(employer, "Interview types").click();
  await employer.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await employer.getByRole("button", { name: "Remove time, Tuesday, 2" }).click();
  await employer.getByRole("button", { name: "Save availability" }).click();
  await expect(employer.getByText("Availability saved")).toBeVisible();

  const { data: type } = await employer.profile.request<ApiDocument>("employers/interview_event_types", {
    method: "POST",
    body: { data: { type: "interview_event_types", attributes: { name: "First talk" } } },
  });
  const times = await listFreeTimes(employer.profile, { id: type.id, name: "", path: "", employerName: "" });
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Chicago",
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const shown = new Set(times.map((time) => clock.format(new Date(time)).replace(/[\s,]+/g, " ")));
  expect([...shown].sort()).toEqual(["Tue 10:00 AM", "Tue 10:30 AM", "Tue 9:00 AM", "Tue 9:30 AM"]);

  await employer.reload();
  await expect(employer.getByLabel("Start, Tuesday", { exact: true })).toHaveValue("9:00 AM");
  await expect(employer.getByRole("switch", { name: "Monday", exact: true })).not.toBeChecked();
});

test("an interview type has a link of its own, until it is deleted", async ({ employer, guest }) => {
  await employer.goto("/employer/interviews?tab=event-types");
  await employer.getByRole("button", { name: "New interview type" }).click();
  const making = dialog(employer, "New interview type");
  await making.getByRole("radio", { name: "Phone Call" }).check();
  await making.getByRole("radio", { name: "They call me" }).check();
  await expect(making.getByRole("textbox", { name: "Name" })).toHaveValue("Phone interview");
  await making.getByRole("button", { name: "Create interview type" }).click();
  await expect(making.getByRole("alert")).toContainText("Enter the number educators call");
  await making.getByRole("textbox", { name: "Your phone number" }).fill("(512) 555-0123");
  await making.getByRole("radio", { name: "15 min" }).check();
  await expectAccessible(employer);
  await making.getByRole("button", { name: "Create interview type" }).click();

  const card = employer.getByRole("article", { name: "Phone interview" });
  await expect(card).toContainText("15 min");
  await expect(card).toContainText("They call me: (512) 555-0123");
  await expectAccessible(employer);
  const link = card.getByRole("link", { name: /^Open the booking page/ });
  const { pathname } = new URL((await link.getAttribute("href"))!);
  await guest.goto(pathname);
  await expect(guest.getByRole("heading", { name: /Phone interview/ }).first()).toBeVisible();

  await employer.getByRole("button", { name: "New interview type" }).click();
  await making.getByText("More options").click();
  await making.getByRole("textbox", { name: "End of the link" }).fill("phone-interview");
  await making.getByRole("button", { name: "Create interview type" }).click();
  await expect(making.getByRole("alert")).toContainText("Another interview type has this link already");
  await making.getByRole("button", { name: "Cancel" }).click();

  await card.getByRole("button", { name: "More actions for Phone interview" }).click();
  // It is gone here at once, and everywhere once the server has answered.
  const deleted = employer.waitForResponse((answer) => answer.request().method() === "DELETE");
  await employer.getByRole("menuitem", { name: "Delete" }).click();
  await expect(card).toBeHidden();
  await deleted;
  await guest.goto(pathname);
  await expect(guest.getByRole("heading", { name: "We can't find that page" })).toBeVisible();
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(card).toBeVisible();
});

test("a newcomer invites an applicant without leaving the invitation; the educator finds the card", async ({
  employer,
  operator,
  entrance,
}) => {
  const job = await publishJob(employer.profile, operator);
  const ana = await applicant(job.id);
  await employer.goto(`/employer/applicants/${ana.applicationId}`);
  await employer.getByRole("button", { name: "Invite to interview" }).click();
  const inviting = dialog(employer, `Invite ${ana.fullName} to an interview`);
  const message = inviting.getByRole("textbox", { name: "Message" });
  await expect(message).toHaveValue(new RegExp(`^Hi ${ana.firstName}, .*${job.title}`));
  await message.fill(`Hello ${ana.firstName}, come and see our garden!`);
  await inviting.getByRole("button", { name: /^Weekdays, 9:00/ }).click();
  await expect(inviting.getByText("Educators can't book yet")).toBeHidden();
  await inviting.getByRole("radio", { name: "In-Person" }).check();
  await expect(inviting.getByRole("textbox", { name: "Address" })).toHaveValue(/1 Elm Street/);
  await inviting.getByRole("button", { name: "Create interview type" }).click();
  await expect(inviting.getByRole("radio", { name: /Interview at our program/ })).toBeChecked();
  await expect(message).toHaveValue(`Hello ${ana.firstName}, come and see our garden!`);
  await expectAccessible(employer);
  await inviting.getByRole("button", { name: "Send invitation" }).click();
  await expect(employer.getByText("Invitation sent")).toBeVisible();

  const educator = await entrance.open(ana);
  await educator.goto("/messages");
  await educator
    .getByRole("link", { name: /Kite Harbor/ })
    .first()
    .click();
  const thread = educator.getByRole("log");
  await expect(thread).toContainText("come and see our garden!");
  await expect(thread).toContainText("Interview at our program");

  // Who has blocked the employer gets nothing; the others do, and the employer reads who did not.
  const ben = await applicant(job.id);
  const { data } = await ana.request<{ data: Resource[] }>("user_profile/conversations");
  await ana.request(`user_profile/conversations/${data[0]!.id}/block`, { method: "POST", body: {} });
  await employer.goto("/employer/applicants");
  for (const { fullName } of [ana, ben])
    await employer.getByRole("checkbox", { name: `Select ${fullName}` }).check();
  await employer.getByRole("button", { name: "Invite", exact: true }).click();
  const both = dialog(employer, "Invite 2 people to an interview");
  await expect(both.getByText("in place of {firstName}")).toBeVisible();
  await both.getByRole("button", { name: "Send invitations" }).click();
  await expect(both.getByRole("alert")).toContainText("1 sent, 1 failed.");
  await expect(both.getByRole("alert")).toContainText(ana.fullName);
  await expectAccessible(employer);
});

test("a booking appears by itself, is confirmed, and asks for a reason when it is canceled a day before", async ({
  employer,
  educator,
}) => {
  const type = await createEventType(employer.profile, { requiresConfirmation: true, minimumNotice: 0 });
  await employer.goto("/employer/interviews");
  await expect(employer.getByRole("heading", { name: "Nothing scheduled." })).toBeVisible();
  await expectAccessible(employer);
  const [first] = await listFreeTimes(employer.profile, type);
  await bookInterview(educator.profile, type, first!);

  await expect(employer.getByText(new RegExp(`^${educator.profile.fullName} booked `))).toBeVisible();
  const card = employer.getByRole("article", { name: educator.profile.fullName });
  await expect(card).toContainText("Awaiting confirmation");
  await expect(card).toContainText(/Expires in \d+/);
  await card.getByRole("button", { name: "Confirm" }).click();
  await expect(card).toContainText("Scheduled");
  await expectAccessible(employer);

  await card.getByRole("button", { name: "Cancel interview" }).click();
  const canceling = dialog(employer, /^Cancel the interview/);
  await canceling.getByRole("button", { name: "Cancel interview" }).click();
  await expect(canceling.getByRole("alert")).toContainText("Give a reason");
  await canceling.getByRole("textbox", { name: "Reason" }).fill("The room floods");
  await canceling.getByRole("button", { name: "Cancel interview" }).click();
  await expect(card).toBeHidden();
  expect(await listFreeTimes(employer.profile, type)).toContain(first);
  await tab(employer, "Past").click();
  await expect(card).toContainText("Canceled by you");
  await expect(card).toContainText("The room floods");
  await expectAccessible(employer);
  await card.getByRole("button", { name: "Undo cancellation" }).click();
  await tab(employer, "Upcoming").click();
  await expect(card).toContainText("Scheduled");
});

test("an interview is moved to another free time; one outside new hours is kept on purpose", async ({
  employer,
  educator,
}) => {
  const type = await createEventType(employer.profile);
  // Of the days ahead the first is cut short by the notice, so the interview is on a later one and moves to the next.
  const days = Map.groupBy(await listFreeTimes(employer.profile, type), (at) => dayIn(at, "America/Chicago"));
  const [[, [soon]], [later]] = [...days].slice(2, 4) as [[string, string[]], [string, string[]]];
  await bookInterview(educator.profile, type, soon!);
  await employer.goto("/employer/interviews");
  const card = employer.getByRole("article", { name: educator.profile.fullName });
  await card.getByRole("button", { name: "Reschedule" }).click();
  const moving = dialog(employer, /^Reschedule/);
  await pickDay(moving, later);
  await expect(moving.getByRole("radio", { name: "9:00 AM" })).toBeVisible();
  await expectAccessible(employer);
  await moving.getByRole("radio", { name: "3:30 PM" }).check();
  await moving.getByRole("button", { name: /^Move to .* 3:30 PM$/ }).click();
  await expect(card).toContainText("3:30–4:00 PM");
  await expect(card).toContainText("Moved from");
  await expect(employer.getByText(/^Moved from .* to .*3:30 PM\. .* has been told\.$/)).toBeVisible();

  await tab(employer, "Availability").click();
  for (const day of ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]) {
    await employer.getByLabel(`End, ${day}`, { exact: true }).fill("12pm");
  }
  await employer.getByRole("button", { name: "Save availability" }).click();
  const keeping = dialog(employer, "Interviews outside your new times");
  await expect(keeping).toContainText(educator.profile.fullName);
  await keeping.getByRole("button", { name: "Keep interviews" }).click();
  await expect(employer.getByText("Availability saved")).toBeVisible();
  await tab(employer, "Upcoming").click();
  await expect(card).toContainText("Scheduled");
});

/** From application to hire in one test: applied, messaged, invited, booked, offered, accepted, hired, each step pushed to the other side. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { createEventType } from "./fixtures/interview.ts";

const log = (page: Page) => page.getByRole("log", { name: /^Conversation with / });
const phone = { width: 375, height: 760 };

test("an educator applies, both exchange messages and book an interview, and the offer is accepted and confirmed", async ({
  educator,
  employer,
  publishedJob,
}) => {
  test.slow();
  const { title, path } = publishedJob;
  const { fullName, firstName } = educator.profile;
  const type = await createEventType(employer.profile);
  await educator.setViewportSize(phone);

  // Applies on a phone; the employer's list updates, and the employer writes back.
  await educator.goto(`${path}/apply`);
  // Nothing is asked: what they get is shown, and one press sends it.
  await expect(educator.getByRole("heading", { name: "What they get from you" })).toBeVisible();
  await educator.getByRole("button", { name: "Send application" }).click();
  await expect(educator.getByRole("link", { name: "Book an interview" })).toBeVisible();
  await expectAccessible(educator);
  await educator.getByRole("link", { name: "View my applications" }).click();
  const card = educator.getByRole("article", { name: title });
  await expect(card).toContainText("Submitted");

  await employer.goto("/employer/applicants");
  await employer.getByRole("link", { name: new RegExp(`^${fullName}`) }).click();
  await employer.getByRole("button", { name: "Message", exact: true }).click();
  const writing = employer.getByRole("dialog", { name: `Message ${fullName}` });
  await writing.getByRole("textbox", { name: "Message" }).fill("Thank you for applying! Shall we meet?");
  await writing.getByRole("button", { name: "Send" }).click();
  await expect(employer.getByText(`Sent to ${fullName}`)).toBeVisible();

  // Replies from the card; the employer sees the typing indicator.
  await card.getByRole("link", { name: "1 new message" }).click();
  await expect(log(educator)).toContainText("Shall we meet?");
  await educator.getByRole("textbox", { name: /^Message to / }).fill("Gladly!");
  await educator.getByRole("button", { name: "Send", exact: true }).click();
  await employer
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: /^Messages/ })
    .click();
  await employer.getByRole("region", { name: "Conversations" }).getByRole("link").first().click();
  await expect(log(employer)).toContainText("Gladly!");

  // Invited from the conversation, booked from the card.
  await employer.getByRole("button", { name: "Invite to interview" }).click();
  await employer
    .getByRole("dialog", { name: `Invite ${fullName} to an interview` })
    .getByRole("button", { name: "Send invitation" })
    .click();
  await expect(log(educator).getByText(type.name).first()).toBeVisible();
  await educator.goto("/jobs/applications");
  await card.getByRole("link", { name: "Book interview" }).click();
  await educator.getByRole("radio").nth(1).click();
  await educator.getByRole("button", { name: /^Confirm / }).click();
  await expect(educator.getByRole("heading", { level: 1, name: "Your interview is booked" })).toBeVisible();
  await educator.goto("/jobs/applications");
  await expect(card).toContainText("Interviewing");
  await expect(card.getByRole("link", { name: /^Interview / })).toBeVisible();
  await expectNoSidewaysScroll(educator);

  await employer.goto("/employer/interviews");
  await expect(employer.getByRole("article", { name: new RegExp(fullName) })).toContainText("Scheduled");
  await employer.goto("/employer/applicants?stage=interviewing");
  await employer.getByRole("link", { name: new RegExp(`^${fullName}`) }).click();
  await expect(employer.getByRole("group", { name: "Status" })).toContainText("Interviewing");

  // Offered, accepted on the phone, confirmed.
  await employer.getByRole("button", { name: "Change status" }).click();
  await employer.getByRole("menuitem", { name: "Make offer" }).click();
  const offer = employer.getByRole("dialog", { name: `Make ${fullName} an offer` });
  await offer.getByLabel("Pay").fill("23");
  await offer.getByRole("button", { name: "Preview offer" }).click();
  await offer.getByRole("button", { name: "Send offer" }).click();
  await employer.getByRole("button", { name: "Send now" }).click();
  await expect(employer.getByText(`Waiting for ${firstName}'s answer.`)).toBeVisible();
  await expect(card).toContainText("$23 per hour");
  await card.getByRole("button", { name: "Accept" }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Accept offer" }).click();
  await employer.getByRole("button", { name: "Confirm hire" }).click();
  await employer.getByRole("alertdialog").getByRole("button", { name: "Confirm hire" }).click();
  await employer
    .getByRole("dialog", { name: /^Close job/ })
    .getByRole("button", { name: "Keep job" })
    .click();
  await expect(card).toContainText("Hired");
  await expectAccessible(educator);
  await expectAccessible(employer);
});

/** Messages between two people: live delivery, nothing lost offline, nothing sent twice. */
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { publishJob } from "./fixtures/published-job.ts";
import {
  applyTo,
  messageInput,
  messageLog,
  openConversation,
  sendButton,
  startConversation,
  writeMessage,
} from "./fixtures/conversation.ts";
import type { SignedIn } from "./fixtures/visitor.ts";

/** Milliseconds from the press until the other side's screen shows it, on one clock. */
async function measureDeliveryMs(from: SignedIn, to: SignedIn, text: string): Promise<number> {
  const shown = to.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () => {
          const isThere = document.querySelector("[role=log]")?.textContent?.includes(wanted);
          if (isThere) done(Date.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );
  await messageInput(from).fill(text);
  const pressed = await from.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === "Send");
    button?.click();
    return Date.now();
  });
  return (await shown) - pressed;
}

test("a message is pushed to the other side with read marks and badges; a deleted one leaves a tombstone", async ({
  educator,
  employer,
  operator,
}, info) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  const header = educator.getByRole("banner");
  await educator.goto("/messages");
  await expect(header.getByRole("link", { name: "Messages, 1 unread" })).toBeVisible();
  await expect(educator).toHaveTitle(/^\(1\) Messages/);
  await expectAccessible(educator);
  const row = educator.getByRole("region", { name: "Conversations" }).getByRole("listitem").first();
  await expect(row).toContainText("1 unread message");
  await row.getByRole("link").click();
  await expect(messageLog(educator)).toContainText("Thank you for applying!");
  await expect(header.getByRole("link", { name: "Messages", exact: true })).toBeVisible();
  await expect(row).not.toContainText("unread message");
  await expect(educator).toHaveTitle(/^Messages/);

  await openConversation(employer, "/employer/messages", conversationId);
  await expect(messageLog(employer)).toContainText(/Read \d{1,2}:\d{2} [AP]M/);
  await expect(messageLog(employer)).toContainText("applied for");
  await messageInput(educator).pressSequentially("Hi");
  await expect(employer.getByText("Noor is typing")).toBeVisible();

  const times: number[] = [];
  for (let number = 1; number <= 5; number += 1)
    times.push(await measureDeliveryMs(educator, employer, `Message number ${number}`));
  times.sort((one, other) => one - other);
  info.annotations.push({ type: "delivery ms", description: times.join(", ") });
  // A double tap sends once and says nothing of the second.
  await messageInput(educator).fill("Tapped twice");
  await educator.getByRole("button", { name: "Send", exact: true }).dblclick();
  await expect(messageLog(employer).getByText("Tapped twice")).toHaveCount(1);
  await expect(educator.getByText("Write a message or attach a file")).toBeHidden();
  console.log(`delivery: median ${times[2]} ms, slowest ${times[4]} ms`);
  await expect(employer.getByText("Noor is typing")).toBeHidden();
  await expectAccessible(employer);

  const last = messageLog(educator).locator("[data-key]").filter({ hasText: "Message number 5" });
  await last.hover();
  await last.getByRole("button", { name: "More for this message" }).click();
  await educator.getByRole("menuitem", { name: "Delete message" }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Delete message" }).click();
  for (const page of [educator, employer]) {
    await expect(messageLog(page)).toContainText("Message deleted");
    await expect(messageLog(page)).not.toContainText("Message number 5");
  }
});

test("offline, a message waits for Retry, drafts survive, and nothing is sent twice", async ({
  educator,
  employer,
  operator,
}) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await openConversation(educator, "/messages", conversationId);
  await educator.getByRole("button", { name: "Thanks, I'm interested" }).click();
  await expect(messageInput(educator)).toHaveValue("Thanks, I'm interested");
  await educator.reload();
  await expect(messageInput(educator)).toHaveValue("Thanks, I'm interested");

  const keys: (string | undefined)[] = [];
  await educator.route("**/api/messages", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.abort("failed");
  });
  await sendButton(educator).click();
  await expect(messageLog(educator).getByText("Not sent.")).toBeVisible();
  await expect(messageInput(educator)).toHaveValue("");
  await expectAccessible(educator);
  await educator.reload();
  await expect(messageLog(educator).getByText("Not sent.")).toBeVisible();

  // The message arrives but the response is lost: the retry must not create a second one.
  await educator.unroute("**/api/messages");
  await educator.route("**/api/messages", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.fetch();
    await route.abort("failed");
  });
  await messageLog(educator).getByRole("button", { name: "Retry" }).click();
  await openConversation(employer, "/employer/messages", conversationId);
  await expect(messageLog(employer).getByText("Thanks, I'm interested")).toHaveCount(1);
  await expect(messageLog(educator).getByText("Not sent.")).toBeHidden();
  await expect(messageLog(educator).getByText("Thanks, I'm interested")).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
});

test("a message written offline goes by itself, once, when the connection returns", async ({
  educator,
  employer,
  operator,
}) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await openConversation(educator, "/messages", conversationId);
  await educator.context().setOffline(true);
  await expect(educator.getByText("You're offline. What you saw last is here.")).toBeVisible();
  await messageInput(educator).fill("Written under way");
  await sendButton(educator).click();
  await expect(messageLog(educator).getByText("Not sent.")).toBeVisible();
  await expect(educator.getByText("You're offline. 1 change will be sent when you're back.")).toBeVisible();
  await educator.context().setOffline(false);
  await expect(messageLog(educator).getByText("Not sent.")).toBeHidden({ timeout: 30_000 });
  await openConversation(employer, "/employer/messages", conversationId);
  await expect(messageLog(employer).getByText("Written under way")).toHaveCount(1);
});

test("a first message with a phone number needs confirmation; a bulk message reaches each person", async ({
  employer,
  operator,
}) => {
  const job = await publishJob(employer.profile, operator);
  const [ana, ben] = [await signUp("educator"), await signUp("educator", { firstName: "Ben" })];
  const { applicationId } = await applyTo(ana, job.id);
  await applyTo(ben, job.id);
  await employer.goto(`/employer/applicants/${applicationId}`);
  await employer.getByRole("button", { name: "Message", exact: true }).click();
  const dialog = employer.getByRole("dialog", { name: `Message ${ana.fullName}` });
  await dialog.getByRole("combobox", { name: "Template" }).selectOption("Let's talk");
  const text = dialog.getByRole("textbox", { name: "Message" });
  await expect(text).toHaveValue(new RegExp(`^Hi Noor, .*${job.title}`));
  await text.fill("Please call me at (512) 555-0134.");
  await dialog.getByRole("button", { name: "Send" }).click();
  const question = employer.getByRole("alertdialog");
  await expect(question).toContainText("phone number");
  await expectAccessible(employer);
  await question.getByRole("button", { name: "Change message" }).click();
  await expect(text).toHaveValue("Please call me at (512) 555-0134.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await question.getByRole("button", { name: "Send anyway" }).click();
  await expect(employer.getByText(`Sent to ${ana.fullName}`)).toBeVisible();
  await expect(employer.getByRole("region", { name: "Messages" }).getByText("Please call me")).toBeVisible();

  await employer.goto("/employer/applicants");
  for (const { fullName } of [ana, ben])
    await employer.getByRole("checkbox", { name: `Select ${fullName}` }).check();
  await employer
    .getByRole("region", { name: "Applicants", exact: true })
    .getByRole("button", { name: "Message", exact: true })
    .click();
  const many = employer.getByRole("dialog", { name: "New message" });
  await expect(many).toContainText("Each person gets a separate message.");
  await many.getByRole("textbox", { name: "Message" }).fill("Hello {firstName}, one more question.");
  await many.getByRole("button", { name: "Send" }).click();
  await expect(employer.getByText("Sent to 2")).toBeVisible();
  await employer.getByRole("button", { name: "Open messages" }).click();
  const list = employer.getByRole("region", { name: "Conversations" });
  await expect(list.getByText("Hello Ben, one more question.")).toBeVisible();
  await expect(list.getByText("Hello Noor, one more question.")).toBeVisible();
});

test("a block closes the conversation for both, and is undone", async ({ educator, employer, operator }) => {
  const { conversationId } = await startConversation(educator.profile, employer.profile, operator);
  await openConversation(educator, "/messages", conversationId);
  await openConversation(employer, "/employer/messages", conversationId);
  await educator.getByRole("button", { name: "More", exact: true }).click();
  await educator.getByRole("menuitem", { name: /^Block / }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Block", exact: true }).click();
  await expect(educator.getByText(/^You blocked /)).toBeVisible();
  await expect(messageInput(employer)).toBeHidden();
  await expect(employer.getByText("This conversation is closed.")).toBeVisible();
  await expectAccessible(educator);

  await educator.getByRole("button", { name: "Unblock" }).click();
  await educator.getByRole("alertdialog").getByRole("button", { name: "Unblock" }).click();
  await expect(messageInput(educator)).toBeVisible();
  await writeMessage(employer, "Good to hear from you again.");
  await expect(messageLog(educator)).toContainText("Good to hear from you again.");
});

test.describe("at 375 px", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the list leads to the thread and back; star, archive and search filters are in the URL", async ({
    educator,
    employer,
    operator,
  }) => {
    await startConversation(educator.profile, employer.profile, operator);
    await employer.goto("/employer/messages");
    await expectNoSidewaysScroll(employer);
    const list = employer.getByRole("region", { name: "Conversations" });
    const name = educator.profile.fullName;
    await list.getByRole("link", { name }).focus();
    await employer.keyboard.press("Enter");
    await expect(messageLog(employer)).toBeVisible();
    await expect(list).toBeHidden();
    await expectNoSidewaysScroll(employer);
    await expectAccessible(employer);
    // Beside the name there is no room for signs.
    const head = employer.getByRole("main").locator("header").filter({ hasText: name });
    await head.getByRole("button", { name: "More", exact: true }).click();
    await employer.getByRole("menuitem", { name: "Star", exact: true }).click();
    await employer.getByRole("button", { name: "Back to messages" }).click();
    await expect(list.getByRole("link", { name })).toBeFocused();

    await list.getByRole("button", { name: "Starred" }).click();
    await expect(employer).toHaveURL(/filter=starred/);
    await employer.reload();
    await expect(list.getByRole("link", { name })).toBeVisible();
    await list.getByRole("searchbox").fill("nobody of this name");
    await expect(list.getByText("No conversations match these filters.")).toBeVisible();
    await list.getByRole("button", { name: "Clear all" }).click();
    await expect(list.getByRole("link", { name })).toBeVisible();
    await expectAccessible(employer);
  });
});

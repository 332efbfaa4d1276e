/** Which conversations stand in an employer's inbox. */
import { applyTo, writeMessage } from "./fixtures/conversation.ts";
import { expect, test } from "./fixtures/test.ts";

test("an application that nobody wrote about is not among an employer's conversations, but under All", async ({
  educator,
  employer,
  publishedJob,
}) => {
  await applyTo(educator.profile, publishedJob.id);
  await employer.goto("/employer/messages");
  const list = employer.getByRole("region", { name: "Conversations" });
  await expect(list.getByText("No messages yet.")).toBeVisible();
  await list.getByRole("button", { name: "All", exact: true }).click();
  await expect(employer).toHaveURL(/filter=all/);
  const row = list.getByRole("link", { name: educator.profile.fullName });
  await row.click();
  await writeMessage(employer, "Could you come on Monday?");
  // The message has come back: by now the other list, read moments ago, must know that it is outdated.
  await expect(list.getByText("Could you come on Monday?")).toBeVisible();
  await list.getByRole("button", { name: "Conversations" }).click();
  await expect(row).toBeVisible();
});

/** The queues of reports and appeals: what was said, a decision by a key, and what follows from it. */
import { randomBytes } from "node:crypto";
import { translator } from "#platform/server/translations.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { createResource, startConversation } from "./fixtures/conversation.ts";
import { mailedPath } from "./fixtures/mailed-path.ts";
import type { Resource } from "./fixtures/person.ts";
import { readers } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { language, locale, viewport, isPhone, reader } of readers)
  test(`a reported message is read in its conversation, and its author warned (${reader})`, async ({
    entrance,
    operator,
  }) => {
    const t = translator(language);
    const mark = randomBytes(4).toString("hex");
    const [educator, employer] = await Promise.all([signUp("educator"), signUp("employer")]);
    const { conversationId, userProfileId } = await startConversation(educator, employer, operator);
    const { data: message } = await createResource(employer, "messages", {
      userProfileId,
      data: { text: `Send a gift card first, ${mark}.` },
    });
    await educator.request(`user_profile/conversations/${conversationId}/report`, {
      method: "POST",
      body: { reason: "scam", details: `They want money ${mark}.`, messageId: message.id },
    });
    const page = await entrance.open(operator, { locale, viewport, hasTouch: isPhone });
    await page.goto("/admin/reports_queue");
    const detail = page.getByText(`They want money ${mark}.`);
    const next = page.getByRole("button", { name: t("Next"), exact: true });
    await expect(next).toBeVisible();
    // Other tests report as well.
    while (!(await detail.isVisible()) && (await next.isEnabled())) await next.click();
    await expect(detail).toBeVisible();
    await expect(page.getByText(`Send a gift card first, ${mark}.`)).toBeVisible();
    await expect(page.getByText(t("This was reported"))).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: t("Warn"), exact: true }).click();
    const words = page.getByRole("textbox", { name: t("What they read") });
    await words.fill(`Please never ask for money, ${mark}.`);
    await words.press("Control+Enter");
    await expect(detail).toHaveCount(0);
    const [report] = (
      await operator.request<{ data: Resource[] }>(`reports?filter[conversationId]=${conversationId}`)
    ).data;
    expect(report!.attributes).toMatchObject({ state: "warned" });
    expect(await mailedPath(employer.email, new RegExp(`Please never ask for money, ${mark}`))).toBeTruthy();
  });

test("an appeal is answered by a key, and the educator may be looked at again", async ({
  entrance,
  operator,
}) => {
  const educator = await signUp("educator");
  const me = (await educator.request<{ data: Resource[] }>("user_profiles?page[size]=1")).data[0]!;
  await operator.request(`user_profiles/${me.id}`, {
    method: "PATCH",
    body: { data: { type: "user_profiles", id: me.id, attributes: { approvalState: "rejected" } } },
  });
  const text = `I have the papers now ${randomBytes(4).toString("hex")}.`;
  await educator.request(`user_profiles/${me.id}/appeal`, { method: "POST", body: { text } });
  const page = await entrance.open(operator);
  await page.goto("/admin/appeals");
  const list = page.getByRole("region", { name: "Waiting" }).getByRole("listitem");
  await list.filter({ hasText: educator.lastName }).getByRole("button").click();
  await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("l");
  await expect(page.getByText(text)).toHaveCount(0);
  await expect
    .poll(async () => (await operator.request(`user_profiles/${me.id}`)).data.attributes["approvalState"])
    .toBe("pending");
});

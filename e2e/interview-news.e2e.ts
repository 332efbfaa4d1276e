/** What an educator learns of their interviews without asking: canceled by the employer, about to begin. */
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { allDayHours, bookInterview, createEventType, listFreeTimes } from "./fixtures/interview.ts";

test("what the employer does arrives by itself: canceled, and by whom", async ({ educator, employer }) => {
  const type = await createEventType(employer.profile);
  const free = await listFreeTimes(educator.profile, type);
  const id = await bookInterview(educator.profile, type, free[20]!);
  await educator.goto("/interviews");
  const card = educator.getByRole("article", { name: type.employerName });
  await expect(card).toContainText("Scheduled");
  const body = { reason: "We are full" };
  await employer.profile.request(`employers/interviews/${id}/cancel`, { method: "POST", body });
  await expect(educator.getByText(new RegExp(`^${type.employerName} canceled the interview`))).toBeVisible();
  await educator.getByRole("tab", { name: "Past (1)" }).click();
  await expect(card).toContainText(`Canceled by ${type.employerName}`);
  await expect(card).toContainText("We are full");
});

test("an interview that is about to begin is announced on every page, with a link to join", async ({
  educator,
  employer,
}) => {
  const type = await createEventType(employer.profile, { duration: 5, minimumNotice: 0 }, allDayHours);
  await bookInterview(educator.profile, type, (await listFreeTimes(educator.profile, type))[1]!);
  for (const page of [educator, employer]) {
    await page.goto("/jobs");
    const strip = page.getByRole("complementary", { name: "Next interview" });
    await expect(strip).toContainText(/Starts (in \d+ minutes?|now)/);
    await expect(strip.getByRole("link", { name: "Join video call" })).toHaveAttribute("href", /^https?:/);
    await expectAccessible(page);
  }
});

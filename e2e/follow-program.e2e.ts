/** "Tell me when they hire": a program without open jobs is followed from its page, by guests once they have logged in. */
import { translator } from "#platform/server/translations.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { signUp } from "./fixtures/api.ts";
import { logInHere } from "./fixtures/application.ts";
import type { Person, Resource } from "./fixtures/person.ts";
import { publishJob } from "./fixtures/published-job.ts";
import { expect, test } from "./fixtures/test.ts";

test("a guest logs in, and then the program is followed; undone, it is not", async ({ guest, operator }) => {
  const { path, name } = await programWithoutJobs(operator);
  const educator = await signUp("educator");
  await guest.goto(path);
  await expect(guest.getByText("No open jobs right now")).toBeVisible();
  const button = guest.getByRole("button", { name: "Tell me when they hire" });
  await button.focus();
  await guest.keyboard.press("Enter");
  await logInHere(guest, `Follow ${name}`, educator);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const followed = () => educator.request<{ data: Resource[] }>("job_alerts");
  await expect.poll(async () => (await followed()).data.length).toBe(1);
  await expect(guest.getByRole("button", { name: `Following ${name}` })).toBeVisible();
  await expectAccessible(guest);
  const said = guest.getByRole("status").filter({ hasText: `You follow ${name}.` });
  await said.getByRole("button", { name: "Undo" }).click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => (await followed()).data.length).toBe(0);
});

test("in Spanish it fits a phone, and a program's team has no such button", async ({
  entrance,
  operator,
}) => {
  const t = translator("es");
  const { path, employer } = await programWithoutJobs(operator);
  const phone = { viewport: { width: 375, height: 740 }, hasTouch: true, locale: "es-US" };
  const educator = await entrance.open(await signUp("educator"), phone);
  await educator.goto(path);
  const button = educator.getByRole("button", { name: t("Tell me when they hire") });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(educator);
  await expectNoSidewaysScroll(educator);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");

  const team = await entrance.open(employer, phone);
  await team.goto(path);
  await expect(team.getByText(t("No open jobs right now"))).toBeVisible();
  await expect(team.getByRole("button", { name: t("Tell me when they hire") })).toHaveCount(0);
});

async function programWithoutJobs(operator: Person) {
  const employer = await signUp("employer");
  const job = await publishJob(employer, operator);
  await employer.request(`employer/job_listings/${job.id}/close`, { method: "POST" });
  const { included } = await employer.request<{ included: Resource[] }>(
    "employers/employer_profiles?include=employer",
  );
  const { slug, name } = included.find(({ type }) => type === "employers")!.attributes;
  return { employer, path: `/employer/${String(slug)}`, name: String(name) };
}

/** An educator maintains the profile: its visibility, the job preferences, and all of it on a phone. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { photo, profileSection, toast } from "./fixtures/profile-page.ts";
import type { SignedIn } from "./fixtures/visitor.ts";
import type { Resource } from "./fixtures/person.ts";

test("an employer who was excluded does not find the profile any more, until taken off the list", async ({
  educator,
  employer,
  operator,
}) => {
  const { data } = await educator.profile.request<{ data: Resource[] }>("user_profiles");
  const { id, type } = data[0]!;
  await operator.request(`user_profiles/${id}`, {
    method: "PATCH",
    body: { data: { type, id, attributes: { approvalState: "approved" } } },
  });
  const name = await employerName(employer);
  const sees = () =>
    employer.profile.request(`user_profiles/${id}`).then(
      () => true,
      () => false,
    );
  expect(await sees()).toBe(true);

  await educator.goto("/profile#visibility");
  const visibility = profileSection(educator, "Visibility");
  await visibility.getByLabel("Find an employer by name").fill(name);
  await visibility.getByRole("button", { name: `Add ${name}` }).click();
  await expect(visibility.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await expect(toast(educator, `${name} never sees you now`)).toBeVisible();
  expect(await sees()).toBe(false);
  await educator.reload();
  await visibility.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(toast(educator, "Taken off the list")).toBeVisible();
  expect(await sees()).toBe(true);

  await visibility.getByRole("radio", { name: "Hidden" }).check();
  await expect(toast(educator, "Saved")).toBeVisible();
  expect(await sees()).toBe(false);
  // Nothing is left to pause.
  await expect(visibility.getByRole("switch", { name: "Pause my profile" })).toHaveCount(0);
  await visibility.getByRole("radio", { name: "Employers can find me" }).check();
  await visibility.getByRole("switch", { name: "Pause my profile" }).click();
  await expect(toast(educator, "Your profile is paused")).toBeVisible();
  await educator.reload();
  await expect(visibility.getByRole("switch", { name: "Pause my profile" })).toBeChecked();
});

test("an answer that adds a question shows as text, and what is missing links to its field", async ({
  educator,
}) => {
  test.slow();
  await educator.goto("/profile");
  const preferences = profileSection(educator, "Job preferences");
  const start = preferences.getByRole("listitem").filter({ hasText: "When could you start?" });
  await start.getByRole("button", { name: "Edit: When could you start?" }).click();
  await start.getByRole("radio", { name: "After a certain date" }).check();
  const date = preferences.getByRole("listitem").filter({ hasText: "After which date could you start?" });
  await expect(date).toBeVisible();
  await start.getByRole("button", { name: "Save" }).click();
  await date.getByRole("button", { name: "Answer: After which date could you start?" }).click();
  await date.getByRole("textbox").fill("01/05/2027");
  await date.getByRole("button", { name: "Save" }).click();
  await expect(start).toContainText("After January 5, 2027");
  await start.getByRole("button", { name: "Edit: When could you start?" }).click();
  await start.getByRole("radio", { name: "As soon as possible" }).check();
  await start.getByRole("button", { name: "Save" }).click();
  await expect(start).toContainText("ASAP");
  await expect(date).toHaveCount(0);

  const { data } = await educator.profile.request<{ data: Resource[] }>(
    "user_profile/profile_question_answers?page[size]=100",
  );
  const role = data.find(({ attributes }) => attributes["profileQuestionName"] === "desired_role")!;
  await educator.profile.request(`user_profile/profile_question_answers/${role.id}`, { method: "DELETE" });
  await educator.reload();
  await expect(educator.getByText("Add 1 thing employers look for")).toBeVisible();
  await educator.getByRole("link", { name: "Which roles are you looking for?" }).click();
  const roles = preferences.getByRole("listitem").filter({ hasText: "Which roles are you looking for?" });
  await roles.getByRole("button", { name: "Save" }).click();
  await expect(roles).toContainText("Choose");
  await roles.getByRole("checkbox", { name: "Director" }).check();
  await roles.getByRole("button", { name: "Save" }).click();
  await expect(educator.getByText("Everything required is there")).toBeVisible();
});

test("on a phone parts are closed and say how far they are; everything is in reach in both schemes", async ({
  educator,
  entrance,
}) => {
  // axe checks the whole page, four times.
  test.slow();
  const phone = await entrance.open(educator.profile, {
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  });
  await phone.goto("/profile");
  await expect(phone.getByRole("heading", { level: 1, name: educator.profile.fullName })).toBeVisible();
  const heading = (name: string) => phone.getByRole("button", { name, exact: true });
  await expect(heading("Photo")).toHaveAccessibleDescription("Optional parts are open");
  await expect(heading("Education")).toHaveAccessibleDescription("Filled in");
  await heading("About you").click();
  await expect(phone.getByLabel("First name")).toBeVisible();
  await phone.getByLabel("ZIP code").fill("00000");
  await phone.getByRole("button", { name: "Save", exact: true }).click();
  await expect(phone.getByText("We don't know this ZIP").first()).toBeVisible();
  await phone.getByLabel("ZIP code").fill("73301");
  await heading("Work history").click();
  await expect(phone.getByLabel("First name")).toBeVisible();
  await heading("About you").click();
  await expect(phone.getByLabel("First name")).toBeHidden();
  await expect(heading("About you")).toHaveAttribute("aria-expanded", "false");
  await phone.getByRole("button", { name: "Add a job" }).click();
  await expect(phone.getByLabel("Job title")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await phone.emulateMedia({ colorScheme });
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
  }
  // The ZIP that was typed is not saved yet.
  await phone.getByRole("navigation", { name: "Bottom" }).getByRole("link", { name: "Jobs" }).click();
  const question = phone.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(phone).toHaveURL(/\/profile$/);

  for (const colorScheme of ["light", "dark"] as const) {
    await educator.emulateMedia({ colorScheme });
    await educator.goto("/profile");
    await expect(profileSection(educator, "Visibility").getByLabel("Find an employer by name")).toBeVisible();
    await expectAccessible(educator);
    await expectNoSidewaysScroll(educator);
  }
});

test("a saved photo shows in the header at once, and on the pages that follow", async ({ educator }) => {
  await educator.goto("/profile");
  const menu = educator.getByRole("banner").getByRole("button", { name: /account menu/ });
  await expect(menu.locator("svg")).toBeVisible();
  await profileSection(educator, "Photo").getByLabel("Photo", { exact: true }).setInputFiles(photo);
  await expect(educator.getByRole("status").filter({ hasText: "Photo saved" })).toBeVisible();
  await expect(menu.locator("img")).toBeVisible();
  await educator.goto("/jobs");
  await expect(menu.locator("img")).toBeVisible();
});

async function employerName(employer: SignedIn): Promise<string> {
  const { included } = await employer.profile.request<{ included: Resource[] }>(
    "employers/employer_profiles?include=employer",
  );
  return included[0]!.attributes["name"] as string;
}

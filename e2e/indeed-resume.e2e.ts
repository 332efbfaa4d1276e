/** An educator applies with their Indeed resume, and the employer opens it. */

import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import type { ApiDocument, Person } from "./fixtures/person.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

const link = "https://profile.indeed.com/p/noor";
const unsafe = "javascript:alert(document.domain)";

async function saveIndeedResume({ request }: Person, indeedResume: string) {
  const { data } = await request<{ data: ApiDocument["data"][] }>("user_profiles");
  const { id, attributes } = data[0]!;
  const body = { data: { type: "user_profiles", id, attributes: { indeedResume } } };
  await request(`user_profiles/${id}`, { method: "PATCH", body });
  return String(attributes["slug"]);
}

// Either language, and either width.
for (const { language, locale, viewport, reader } of readers.filter(
  ({ language, isPhone }) => (language === "es") === isPhone,
))
  test(`an Indeed resume is chosen, sent and opened (${reader})`, async ({
    educator,
    employer,
    publishedJob,
    entrance,
  }, info) => {
    const t = wordsFor({ language });
    const slug = await saveIndeedResume(educator.profile, link);
    const applying = await entrance.open(educator.profile, { viewport, locale });
    await applying.goto(`${publishedJob.path}/apply?step=profile`);
    const choice = applying.getByRole("group", { name: t("Resume") });
    await choice.getByLabel(t("No resume for this application")).check();
    await choice.getByLabel(t("My Indeed resume")).check();
    await applying.getByRole("button", { name: t("Continue") }).click();
    await expect(applying.getByText(t("My Indeed resume"))).toBeVisible();
    await applying.getByRole("button", { name: t("Send application") }).click();
    await expect(applying.getByRole("link", { name: t("View my applications") })).toBeVisible();

    const applications = "employer/job_applications";
    const { data } = await employer.profile.request<{ data: ApiDocument["data"][] }>(applications);
    expect(data[0]!.attributes).toMatchObject({ indeedResume: link, resume: null });
    const reading = await entrance.open(employer.profile, { viewport, locale });
    const opened = reading.getByRole("link", { name: t("Indeed resume") });
    for (const path of [`/employer/applicants/${data[0]!.id}`, `/educators/${slug}`]) {
      await reading.goto(path);
      await expect(opened).toHaveAttribute("href", link);
      await expect(opened).toHaveAttribute("rel", "noopener noreferrer nofollow");
      await opened.scrollIntoViewIfNeeded();
      await reading.screenshot({ path: info.outputPath(`${path.split("/")[1]}.png`) });
      await expectNoSidewaysScroll(reading);
      await expectAccessible(reading);
    }

    // What the profile says later is not what was sent, and is a link only if it is safe to follow.
    await saveIndeedResume(educator.profile, unsafe);
    await reading.reload();
    await expect(reading.getByText(unsafe)).toBeVisible();
    await expect(opened).toHaveCount(0);
    await reading.goto(`/employer/applicants/${data[0]!.id}`);
    await expect(opened).toHaveAttribute("href", link);
  });

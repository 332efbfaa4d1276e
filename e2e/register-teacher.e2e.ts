/** Signing up as an educator: the area, the waiting list, resuming, and the profile as employers see it. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { confirmEmail } from "./fixtures/confirm-email.ts";
import { signUp } from "./fixtures/api.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import type { Resource, ApiDocument } from "./fixtures/person.ts";

test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const statusWith = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function register(page: Page, zip: string, search = "") {
  await page.goto(`/register/teacher${search}`);
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Vale");
  const email = `ada-${randomBytes(5).toString("hex")}@e2e.example`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("kites-over-the-harbor");
  await page.getByLabel("ZIP code").fill(zip);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  return email;
}

/** Requests the API as the account signed in in this browser. */
const requestTo = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("access_token")}` };
    return (await fetch(`/api/${wanted}`, { headers })).json() as Promise<{ data: Resource[] }>;
  }, path);

test("a single area continues to the profile; a returning educator resumes there", async ({ guest }) => {
  const email = await register(guest, "78701");
  await expect(guest).toHaveURL(/\/register\/teacher\/onboarding/);
  await guest.goto("/register/teacher");
  await expect(guest).toHaveURL(/\/register\/teacher\/onboarding/);
  await guest.goto("/jobs");
  // One strip at a time: the email first, while Profile says how far it is.
  const strips = guest.getByRole("complementary", { name: /^(Your profile|Confirm your email)$/ });
  await expect(strips).toHaveCount(1);
  await expect(guest.getByRole("complementary", { name: "Confirm your email" })).toBeVisible();
  const bottom = guest.getByRole("navigation", { name: "Bottom" });
  await expect(bottom.getByRole("link", { name: "Applications" })).toBeVisible();
  await expect(bottom.getByRole("link", { name: /^Profile \d+%, not finished$/ })).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await confirmEmail(email);
  await guest.reload();
  const strip = guest.getByRole("complementary", { name: "Your profile" });
  await expect(strip.getByRole("link", { name: "Finish your profile" })).toBeVisible();
  await expect(strips).toHaveCount(1);
  await strip.getByRole("button", { name: "Not now" }).click();
  await expect(strip).toBeHidden();
  await guest.setViewportSize({ width: 1280, height: 800 });
  const bar = guest.getByRole("navigation", { name: "Main" });
  for (const name of ["Jobs", "Applications", "Interviews", "Messages", /^Profile \d+%, not finished$/])
    await expect(bar.getByRole("link", { name })).toBeVisible();
});

test("between two areas one is chosen, near ones first, others by typing", async ({ guest }) => {
  let isDown = true;
  await guest.route(/\/api\/geographies\?.*page%5Bsize%5D=100/, (route) =>
    isDown ? route.abort() : route.continue(),
  );
  await register(guest, "76011", "?return=%2Finterviews");
  await expect(guest.getByText("We couldn't load areas.")).toBeVisible();
  isDown = false;
  await guest.getByRole("button", { name: "Try again" }).click();
  await expect(heading(guest, "Choose your area")).toBeVisible();
  const areas = guest.getByRole("group", { name: "Where do you want to work?" });
  await expect(areas.getByRole("radio").nth(0)).toHaveAccessibleName(/Fort Worth|Dallas/);
  await expect(areas.getByRole("radio").nth(1)).toHaveAccessibleName(/Fort Worth|Dallas/);
  await guest.getByRole("button", { name: "Continue" }).click();
  const problem = guest.getByRole("alert", { name: "There is a problem" });
  await expect(problem).toBeFocused();
  await expect(problem.getByRole("link", { name: "Choose where you want to work" })).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await guest.getByLabel("Find an area").fill("fort w");
  await expect(areas.getByRole("radio")).toHaveCount(1);
  await areas.getByRole("radio", { name: /Fort Worth/ }).check();
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest).toHaveURL(/\/interviews$/);
  const [profile] = (await requestTo(guest, "user_profiles?include=geography")).data;
  const [area] = (await requestTo(guest, "geographies?filter[q]=Fort Worth")).data;
  expect(profile!.attributes["geographyId"]).toBe(area!.id);
});

test("a city with neighborhoods asks for them, and saves them as the location preference", async ({
  guest,
}) => {
  await register(guest, "10001");
  await expect(heading(guest, "Where in New York City?")).toBeVisible();
  await expectAccessible(guest);
  await expectNoSidewaysScroll(guest);
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest.getByRole("alert", { name: "There is a problem" })).toBeFocused();
  await guest.getByRole("checkbox", { name: "Midtown" }).check();
  await guest.getByRole("checkbox", { name: "North Brooklyn" }).check();
  await guest.getByRole("button", { name: "Continue" }).click();
  await expect(guest).toHaveURL(/\/register\/teacher\/onboarding/);
  const [answer] = (
    await requestTo(
      guest,
      "user_profile/profile_question_answers?filter[profileQuestionName]=desired_location",
    )
  ).data;
  expect(JSON.parse(String(answer!.attributes["value"]))).toMatchObject({
    address: "Midtown, North Brooklyn, New York City",
    areas: ["Midtown", "North Brooklyn"],
  });
});

test("an unlisted area has a waiting list; a failed save preserves the email", async ({ entrance }) => {
  const page = await entrance.open(await signUp("educator", { zipCode: "76011" }, { isNew: true }));
  await page.goto("/register/teacher/locations");
  await page.getByRole("link", { name: "My area isn't listed" }).click();
  await expect(heading(page, "We're not in 76011 yet")).toBeVisible();
  await page.route("**/api/waiting_list", (route) => route.abort());
  const email = `later-${randomBytes(4).toString("hex")}@e2e.example`;
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Tell me when you open" }).click();
  await expect(page.getByText("We couldn't reach the server. Try again.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.unroute("**/api/waiting_list");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(statusWith(page, "We'll email you when we open in 76011")).toBeVisible();
  await page.reload();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Tell me when you open" }).click();
  await expect(statusWith(page, "You were on the list already.")).toBeVisible();
  await page.getByRole("link", { name: "Choose another area" }).click();
  await expect(heading(page, "Choose your area")).toBeVisible();
});

test("an educator sees only their own profile as employers do", async ({
  educator,
  employer,
  publishedJob,
}) => {
  const { data } = await educator.profile.request<{ data: Resource[] }>("user_profiles");
  const { id, attributes } = data[0]!;
  await educator.profile.request<ApiDocument>(`user_profiles/${id}`, {
    method: "PATCH",
    body: {
      data: {
        type: "user_profiles",
        id,
        attributes: { phoneNumber: "(512) 555-0142", showEducation: false },
      },
    },
  });
  const profilePath = `/educators/${String(attributes["slug"])}`;
  await educator.goto(profilePath);
  await expect(heading(educator, educator.profile.fullName)).toBeVisible();
  await expect(educator.getByText("This is how employers see you.")).toBeVisible();
  await expect(educator.getByText(/Email and phone: shown when/)).toBeVisible();
  expect(await educator.locator("main").textContent()).not.toContain("555-0142");
  await expect(educator.getByRole("heading", { name: "Education", exact: true })).toHaveCount(0);
  await expectAccessible(educator);
  await expectNoSidewaysScroll(educator);
  await educator.getByRole("link", { name: "Back to my profile" }).click();
  await expect(educator).toHaveURL(/\/profile$/);

  await educator.profile.request("job_applications", {
    method: "POST",
    body: { data: { type: "job_applications", attributes: { jobListingId: publishedJob.id } } },
  });
  await employer.goto(profilePath);
  await expect(heading(employer, educator.profile.fullName)).toBeVisible();
  await expect(employer.getByRole("link", { name: "(512) 555-0142" })).toBeVisible();
  await educator.goto("/educators/maya-torres");
  await expect(heading(educator, "We can't find that page")).toBeVisible();
});

/** From a search around a ZIP to a job's page and back: distances stay, and so does the list. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 740 } });

test("a whole ZIP closes its suggestions; the nearest come first, and the job's page keeps the distance", async ({
  guest,
  publishedJob,
}) => {
  await guest.goto("/");
  await guest.getByRole("combobox", { name: "Where" }).fill("78701");
  await guest.waitForResponse(/\/api\/places/);
  await expect(guest.getByRole("listbox", { name: "Places" })).toBeHidden();
  await guest.getByRole("button", { name: "Search jobs" }).click();
  await expect(guest).toHaveURL(/address=78701/);
  await guest.goto(`/jobs?address=78701&q=${publishedJob.title.split(" ").at(-1)}`);
  await expect(guest.getByRole("article").first()).toContainText(" mi");
  await guest.screenshot({ path: "test-results/near-list.png" });
  await guest.getByRole("link", { name: publishedJob.title }).first().click();
  await expect(guest.getByRole("heading", { level: 1, name: publishedJob.title })).toBeVisible();
  await expect(guest.getByText(/\d mi$/).first()).toBeVisible();
  await expect(guest.getByText(/\d mi away$/).first()).toBeVisible();
  await expectNoSidewaysScroll(guest);
  await expectAccessible(guest);
  await guest.getByRole("button", { name: /new job/ }).click();
  await expect(guest.getByText("Published within the last 24 hours.")).toBeVisible();
  await guest.screenshot({ path: "test-results/near-job.png" });
  await guest.keyboard.press("Escape");
  await guest.getByRole("link", { name: "Back to results" }).click();
  await expect(guest).toHaveURL(/\/jobs\?address=78701/);
});

test("on a phone the usual filters are chips, and the groups of the sheet open one by one", async ({
  guest,
}) => {
  await guest.goto("/jobs?address=78701");
  await guest.getByRole("button", { name: "Schedule" }).click();
  await guest.getByRole("dialog", { name: "Schedule" }).getByRole("checkbox", { name: "Full-Time" }).check();
  await expect(guest).toHaveURL(/schedule=Full-Time/);
  await guest.screenshot({ path: "test-results/near-chips.png" });
  await guest.keyboard.press("Escape");
  await guest.goto("/jobs?address=78701&radiusInMiles=10&schedule=Full-Time&minimumWage=18");
  await expect(guest.getByRole("button", { name: /^Filters/ })).toContainText("3");
  await expect(guest.getByRole("button", { name: /^Remove/ })).toHaveCount(3);
  await guest.getByRole("button", { name: /^Filters/ }).click();
  const sheet = guest.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("checkbox", { name: "Spanish" })).toBeHidden();
  await sheet.getByText("Languages", { exact: true }).click();
  await expect(sheet.getByRole("checkbox", { name: "Spanish", exact: true })).toBeVisible();
  await expectAccessible(guest);
  await guest.screenshot({ path: "test-results/near-sheet.png" });
});

test("the own location fills in the nearest place; refused, it says what to do", async ({ guest }) => {
  await guest.goto("/jobs");
  await guest.getByRole("button", { name: "Search jobs" }).click();
  const sheet = guest.getByRole("dialog", { name: "Search jobs" });
  await sheet.getByRole("button", { name: "Use my location" }).click();
  await expect(guest.getByRole("status").filter({ hasText: "Type a town or ZIP." })).toBeVisible();
  await guest.context().grantPermissions(["geolocation"]);
  await guest.context().setGeolocation({ latitude: 30.2705, longitude: -97.7421 });
  const asked = guest.waitForRequest(/\/api\/places/);
  await sheet.getByRole("button", { name: "Use my location" }).click();
  expect(decodeURIComponent((await asked).url())).toContain("near]=30.27,-97.74");
  await expect(sheet.getByRole("combobox", { name: "Where" })).toHaveValue("Austin, TX 78701");
  await expectAccessible(guest);
  await guest.screenshot({ path: "test-results/near-location.png" });
  await expect(guest).toHaveURL(/address=Austin/);
});

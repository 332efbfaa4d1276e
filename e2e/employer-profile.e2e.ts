/** An employer's profile: its public page with photos, its houses, and how one is reached oneself. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";
import { photo } from "./fixtures/profile-page.ts";
import type { Person } from "./fixtures/person.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const statusWith = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });
const site = { name: "Kite Harbor", address: "1 Elm Street", zip: "78701" };

const makeLocation = (employer: Person, attributes: object) =>
  employer.request("locations", { method: "POST", body: { data: { type: "locations", attributes } } });

test("a new program is described, found on its public page, and the list of what is left shrinks", async ({
  employer,
}) => {
  await employer.goto("/employer/profile");
  const list = part(employer, "Getting started");
  await expect(list).toContainText("0 of 5 done");
  await expectAccessible(employer);

  const about = part(employer, "About your program");
  await about.getByLabel("ZIP code").fill("787");
  await about.getByRole("button", { name: "Save" }).click();
  const problems = about.getByRole("alert");
  await expect(problems).toBeFocused();
  await expect(problems.getByRole("link", { name: "Enter a 5-digit ZIP code, like 78701" })).toBeVisible();
  await about.getByLabel("ZIP code").fill("78702");
  await expect(about.getByText("Austin, TX")).toBeVisible();
  await about.getByLabel("Type of program").selectOption("Private School");
  await about.getByRole("textbox", { name: "Description" }).fill("A house with a garden and eleven hens.");
  await about.getByRole("combobox", { name: "Philosophy" }).fill("Monte");
  await employer.getByRole("option", { name: "Montessori" }).click();
  await about.getByLabel("Website").fill("kiteharbor.example");
  await about.getByRole("button", { name: "Save" }).click();
  await expect(statusWith(employer, "Saved")).toBeVisible();
  await expect(list).toContainText("1 of 5 done");

  await about
    .getByLabel("Photo")
    .setInputFiles({ name: "house.txt", mimeType: "text/plain", buffer: Buffer.from("Red, with a garden.") });
  await expect(about.getByRole("alert")).toContainText("This kind of file can't be used here.");
  await about.getByLabel("Photo").setInputFiles(photo);
  await expect(statusWith(employer, "Photo saved")).toBeVisible();
  await expect(list).toContainText("2 of 5 done");

  await about.getByLabel("Name of your program").fill("");
  await employer.getByRole("link", { name: "See your public page" }).click();
  await employer.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(statusWith(employer, "This is how educators see you")).toBeVisible();
  await expect(employer.getByText("eleven hens")).toBeVisible();
  await expect(employer.getByText("Montessori")).toBeVisible();
  await expect(employer.getByText("Private School")).toBeVisible();
});

test("photos in an order, and benefits once for all jobs: on the public page, and where a new job starts", async ({
  employer,
  guest,
}) => {
  await employer.goto("/employer/profile");
  const about = part(employer, "About your program");
  for (const benefit of ["Dental", "Paid time off"]) {
    await about.getByRole("combobox", { name: "Benefits" }).fill(benefit);
    await employer.getByRole("option", { name: benefit }).click();
  }
  await about.getByLabel("ZIP code").fill("78702");
  await about.getByLabel("Type of program").selectOption("Private School");
  await about.getByRole("button", { name: "Save" }).click();
  await expect(statusWith(employer, "Saved")).toBeVisible();

  const photos = part(employer, "Photos");
  await photos
    .getByLabel("Photos of your program")
    .setInputFiles([photo, { ...photo, name: "garden.png" }, { ...photo, name: "kitchen.png" }]);
  await expect(photos.getByRole("listitem")).toHaveCount(3);
  await expect(photos.getByText("3 of 8 are used.")).toBeVisible();
  await photos.getByLabel("What photo 1 shows").fill("The toddler room");
  await photos.getByLabel("What photo 3 shows").fill("The garden");
  await photos.getByLabel("What photo 3 shows").press("Tab");
  await expect(photos.getByText("Saved", { exact: true })).toHaveCount(2);
  await expectAccessible(employer);

  await photos.getByRole("button", { name: "Move photo 1 later" }).press("Enter");
  await expect(photos.getByText("Photo moved to place 2 of 3")).toBeAttached();
  const later = photos.getByRole("button", { name: "Move photo 2 later" });
  await expect(later).toBeFocused();
  await later.press("Enter");
  // The last one has no later place: the focus stays with the photo.
  await expect(photos.getByRole("button", { name: "Move photo 3 earlier" })).toBeFocused();
  await photos.getByRole("button", { name: "Remove photo 1" }).click();
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await employer.getByRole("button", { name: "Undo" }).click();
  await expect(photos.getByRole("listitem")).toHaveCount(3);

  await guest.goto(
    (await employer.getByRole("link", { name: "See your public page" }).getAttribute("href"))!,
  );
  const gallery = part(guest, "Photos");
  const shown = gallery.getByRole("img");
  await expect(shown).toHaveCount(3);
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute("alt")))).toEqual([
    expect.stringMatching(/, photo 1 of 3$/),
    "The garden",
    "The toddler room",
  ]);
  for (const image of await shown.all()) await expect(image).toHaveAttribute("loading", "lazy");
  // Its place is as high without the picture: nothing moves when it comes.
  const box = (await shown.first().boundingBox())!;
  expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
  await expect(guest.getByText("Dental and Paid time off")).toBeVisible();
  await expectAccessible(guest);
  await gallery.getByRole("button", { name: "The garden" }).click();
  const viewer = guest.getByRole("dialog", { name: "Photo 2 of 3" });
  await expect(viewer.getByText("The garden")).toBeVisible();
  await guest.keyboard.press("ArrowRight");
  await expect(
    guest.getByRole("dialog", { name: "Photo 3 of 3" }).getByText("The toddler room"),
  ).toBeVisible();
  await expectAccessible(guest);
  await guest.keyboard.press("Escape");
  await expect(gallery.getByRole("button", { name: "The garden" })).toBeFocused();

  await employer.goto("/employer/jobs/new?step=5");
  const chosen = employer.getByRole("combobox", { name: "Benefits" }).locator("xpath=..");
  await expect(chosen).toContainText("Dental");
  await expect(chosen).toContainText("Paid time off");
});

test("each part of the profile has its address, and old ones still lead there", async ({ employer }) => {
  for (const [old, path, tab] of [
    ["/employer/profile#locations", "/employer/profile/locations#locations", "Locations"],
    ["/employer/profile#team", "/employer/profile/team#team", "Team"],
    ["/employer/profile#notifications", "/employer/profile/mine#notifications", "My settings"],
    ["/employer/profile#photo", "/employer/profile#photo", "Public page"],
  ] as const) {
    await employer.goto(old);
    await expect(employer.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    expect(employer.url().endsWith(path)).toBe(true);
  }
  await employer.getByRole("tab", { name: "Public page" }).focus();
  await employer.keyboard.press("End");
  await expect(employer).toHaveURL(/\/employer\/profile\/mine$/);
  await expect(employer.getByRole("heading", { name: "Preferences" })).toBeVisible();
  await employer.goBack();
  await expect(part(employer, "About your program")).toBeVisible();
  await employer.goto("/employer/profile/nonsense");
  await expect(employer.getByRole("heading", { level: 1, name: "We can't find that page" })).toBeVisible();
});

test("locations: looked up by ZIP, quieter one by one, and the last one stays", async ({ employer }) => {
  await makeLocation(employer.profile, site);
  await employer.goto("/employer/profile#locations");
  const locations = part(employer, "Locations");
  await expect(locations.getByText(/^1 of \d+ locations in your plan/)).toBeVisible();
  const first = locations.getByRole("article", { name: "Kite Harbor", exact: true });
  await first.getByRole("button", { name: "Remove Kite Harbor" }).click();
  await expect(first.getByRole("alert")).toHaveText("Keep at least one location");

  await locations.getByRole("button", { name: "Add a location" }).click();
  const form = locations.getByRole("form", { name: "Add a location" });
  await expect(form.getByLabel("Name of the location")).toBeFocused();
  await form.getByLabel("Name of the location").fill("Kite Harbor North");
  await form.getByLabel("Street address").fill("22 Oak Street");
  await form.getByLabel("ZIP code").fill("00000");
  await form.getByRole("button", { name: "Add location" }).click();
  await expect(form.getByRole("alert").getByRole("link", { name: "We don't know this ZIP" })).toBeVisible();
  await form.getByLabel("ZIP code").fill("10001");
  await expect(form.getByText("New York, NY")).toBeVisible();
  await form.getByLabel("How many children is there room for?").fill("48");
  await form.getByRole("button", { name: "Add location" }).click();
  const north = locations.getByRole("article", { name: "Kite Harbor North" });
  await expect(north).toContainText("New York, NY 10001");
  await expect(north).toContainText("Room for 48 children");
  await expect(locations.getByText(/^2 of \d+ locations in your plan/)).toBeVisible();
  await expect(locations.getByRole("button", { name: "Add a location" })).toBeFocused();

  const mail = north.getByRole("switch", { name: "Email me about applicants here" });
  await expect(mail).toBeChecked();
  await mail.uncheck();
  await expect(north.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await employer.reload();
  await expect(mail).not.toBeChecked();
  await expect(first.getByRole("switch", { name: "Email me about applicants here" })).toBeChecked();
  await expect(north.getByRole("switch", { name: "Text me about interviews here" })).toBeDisabled();
  await expectAccessible(employer);

  await north.getByRole("button", { name: "Remove Kite Harbor North" }).click();
  await employer.getByRole("alertdialog").getByRole("button", { name: "Remove location" }).click();
  await expect(north).toBeHidden();
});

test("preferences on a phone: the address opens the section, and what was saved stays", async ({
  employer,
}) => {
  await employer.setViewportSize({ width: 375, height: 812 });
  await employer.goto("/employer/profile#preferences");
  const title = employer.getByRole("heading", { name: "Preferences" });
  await expect(title).toBeFocused();
  const preferences = part(employer, "Preferences");
  await expect(employer.getByRole("tab", { name: "My settings" })).toHaveAttribute("aria-selected", "true");
  await preferences.getByLabel("Phone number").fill("(512) 555-0144");
  await expect(preferences.getByRole("link", { name: "Interviews › Availability" })).toHaveAttribute(
    "href",
    "/employer/interviews?tab=availability",
  );
  await preferences.getByRole("button", { name: "Save" }).click();
  await expect(statusWith(employer, "Saved").first()).toBeVisible();
  await preferences.getByRole("switch", { name: "Email me about this program" }).uncheck();
  await expect(preferences.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expectNoSidewaysScroll(employer);
  await expectAccessible(employer);
  await employer.reload();
  await expect(preferences.getByLabel("Phone number")).toHaveValue(/555.?-?0144/);
  await expect(preferences.getByRole("switch", { name: "Email me about this program" })).not.toBeChecked();
});

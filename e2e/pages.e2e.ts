import { axe, fitsItsWidth } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

for (const width of [1280, 375])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of ["/", "/jobs", "/login", "/sign_up", "/no-such-page"])
      test(`${path} is whole for a guest`, async ({ guest }) => {
        await guest.goto(path);
        await expect(guest.getByRole("main")).toBeVisible();
        await expect(guest.getByRole("heading", { level: 1 })).toHaveCount(1);
        await fitsItsWidth(guest);
        await axe(guest);
      });
  });

test("an educator who is signed in stays signed in", async ({ educator }) => {
  await educator.goto("/jobs/applications");
  await expect(educator).toHaveURL(/\/jobs\/applications$/);
});

test("a published job has a page of its own", async ({ guest, publishedJob }) => {
  await guest.goto(publishedJob.path);
  await expect(guest.getByRole("heading", { level: 1 })).toContainText(publishedJob.title);
});

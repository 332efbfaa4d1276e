/** The part "Calendar" of the settings: the address of one's interviews, for both sides. Connecting: calendars.e2e.ts. */
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { signUp } from "./fixtures/api.ts";
import { readers, wordsFor } from "./fixtures/readers.ts";
import { expect, test } from "./fixtures/test.ts";

for (const { reader, language, locale, viewport, isPhone } of readers) {
  const words = wordsFor({ language });
  const how = { locale, viewport, hasTouch: isPhone };

  test(`both sides get the address of their interviews there (${reader})`, async ({ entrance }) => {
    for (const userType of ["educator", "employer"] as const) {
      const page = await entrance.open(await signUp(userType), how);
      await page.goto("/settings#calendar");
      const part = page.getByRole("region", { name: words("Calendar"), exact: true });
      await part.getByRole("button", { name: words("Subscribe in my calendar") }).click();
      const dialog = page.getByRole("dialog", { name: words("Your interviews in your calendar") });
      await expect(dialog.locator("code")).toContainText(/\.ics/);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // Calendars from outside keep an employer's times from being booked; an educator has none to keep.
      const connect = page.getByRole("button", { name: words("Connect calendar"), includeHidden: true });
      await expect(connect).toHaveCount(userType === "employer" ? 1 : 0);
    }
  });
}

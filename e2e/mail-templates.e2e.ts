/** Every mail as a narrow screen shows it, light and dark, in both languages: nothing sticks out, everything is readable. */
import { axeFindings } from "./fixtures/axe.ts";
import { expect, test } from "./fixtures/test.ts";

/** The narrowest phone that mail programs are used on. */
const viewport = { width: 320, height: 640 };

for (const language of ["en", "es"])
  for (const colorScheme of ["light", "dark"] as const)
    test(`every mail fits and is readable (${language}, ${colorScheme})`, async ({ entrance }) => {
      test.slow();
      const page = await entrance.open(undefined, { viewport, colorScheme });
      await page.goto("/dev/mail/preview");
      const ids = await page.getByRole("listitem").getByRole("link").allTextContents();
      expect(ids.length).toBeGreaterThan(60);
      const problems: string[] = [];
      for (const id of ids) {
        await page.goto(`/dev/mail/preview/${id}/body?language=${language}`);
        const { sideways, background } = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          background: getComputedStyle(document.body).backgroundColor,
        }));
        if (sideways > 0) problems.push(`${id} sticks out by ${sideways} px`);
        if (background !== (colorScheme === "dark" ? "rgb(20, 26, 25)" : "rgb(244, 242, 236)"))
          problems.push(`${id} is ${background}`);
        for (const finding of await axeFindings(page, { rules: "color" })) problems.push(`${id}: ${finding}`);
      }
      expect(problems).toEqual([]);
    });

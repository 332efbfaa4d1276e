/** Terms and privacy: pages of every brand, linked from the foot of each page and from the consent. */
import { privacyRequestTimes } from "#features/accounts/privacy-request-constants.ts";
import { accountRetention } from "#features/accounts/retention.ts";
import { visitMonths } from "#features/analytics/retention.ts";
import { educatorRetention } from "#features/educators/retention.ts";
import { alertRetention } from "#features/jobs/retention.ts";
import { translator } from "#platform/server/translations.ts";
import { retention } from "#platform/shared/retention.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./fixtures/axe.ts";
import { productUrl } from "./fixtures/product-url.ts";
import { expect, test } from "./fixtures/test.ts";

type Time = readonly [number, "hour" | "day" | "month"];

/** Of each row of the table: its times. */
const retentionTimes: readonly (readonly [what: string, times: readonly Time[]])[] = [
  ["Your account, your profile and your files", [[accountRetention.restoreDays, "day"]]],
  [
    "Where you are logged in",
    [
      [accountRetention.unusedSessionDays, "day"],
      [accountRetention.sessionDays, "day"],
      [retention.endedSessionDays, "day"],
    ],
  ],
  ["Links we mail you to log in or to confirm something", [[retention.expiredLinkDays, "day"]]],
  ["The file with all your data, when you ask for it", [[accountRetention.exportDays, "day"]]],
  ["Uploads that you do not use", [[retention.uploadHours, "hour"]]],
  ["What we read from a resume and you have not confirmed", [[educatorRetention.resumeImportDays, "day"]]],
  ["Videos in your browser that were not sent yet", [[educatorRetention.unsentVideoDays, "day"]]],
  ["Copies in your browser, for reading without a connection", [[retention.offlineCopyDays, "day"]]],
  [
    "Job alerts",
    [
      [alertRetention.renewalMonths, "month"],
      [alertRetention.expiredDays, "day"],
      [alertRetention.unconfirmedDays, "day"],
    ],
  ],
  ["Which jobs an alert has sent you", [[alertRetention.mailedJobDays, "day"]]],
  [
    "What somebody without an account asked about their data, and our answer",
    [
      [privacyRequestTimes.keptMonths, "month"],
      [privacyRequestTimes.confirmDays, "day"],
    ],
  ],
  [
    "Emails we send you",
    [
      [retention.emailDays, "day"],
      [retention.messageKeyMonths, "month"],
    ],
  ],
  [
    "Text messages we send you",
    [
      [retention.smsDays, "day"],
      [retention.messageKeyMonths, "month"],
    ],
  ],
  ["Notifications we show on your devices", [[retention.pushDays, "day"]]],
  ["Visits and page views", [[visitMonths, "month"]]],
  ["The record of who changed or opened what", [[retention.auditLogMonths, "month"]]],
  ["Copies from before our staff changed many entries at once", [[retention.undoDays, "day"]]],
  ["What the service that helps with writing was asked and answered", [[retention.modelLogMonths, "month"]]],
  ["Reports of errors", [[retention.errorReportDays, "day"]]],
  ["Work that failed in the background", [[retention.failedJobDays, "day"]]],
  [
    "What you sent, so that nothing happens twice when you press twice",
    [[retention.repeatedRequestHours, "hour"]],
  ],
];

for (const [language, locale] of [
  ["en", "en-US"],
  ["es", "es-US"],
] as const)
  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: { width: 375, height: 740 }, locale });

    test("both are read from the foot of a page, in the brand's name", async ({ guest }) => {
      const t = translator(language);
      for (const [name, path] of [
        [t("Terms"), "/terms"],
        [t("Privacy policy"), "/privacy"],
      ] as const) {
        await guest.goto("/jobs");
        await guest.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
        await expect(guest).toHaveURL(new RegExp(`${path}$`));
        await expect(guest.getByRole("heading", { level: 1, name })).toBeVisible();
        await expect(guest.getByRole("main")).toContainText("Cubby");
        await expect(guest.getByRole("main")).toContainText("hello@cubby.example");
        await expectNoSidewaysScroll(guest);
        await expectAccessible(guest);
      }
    });

    test("the privacy policy says how long each kind of data is kept, as the jobs delete it", async ({
      guest,
    }) => {
      const t = translator(language);
      await guest.goto("/privacy");
      const table = guest.getByRole("table", { name: t("How long we keep it") });
      for (const [what, times] of retentionTimes) {
        const row = table.getByRole("row").filter({ hasText: t(what) });
        for (const [amount, unit] of times)
          await expect(row).toContainText(
            new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount),
          );
      }
      // Every number on the page is one of these: none is written by hand.
      const stated = (await table.innerText()).match(/\d+/g)!.map(Number);
      const known = retentionTimes.flatMap(([, times]) => times.map(([amount]) => amount));
      expect(stated.toSorted()).toEqual(known.toSorted());
    });
  });

test("the consent leads to both and leaves what was typed", async ({ guest }) => {
  await guest.goto("/register/teacher");
  await guest.getByLabel("First name").fill("Ada");
  const terms = guest.waitForEvent("popup");
  await guest.getByRole("link", { name: "terms", exact: true }).click();
  await expect((await terms).getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
  const privacy = guest.waitForEvent("popup");
  await guest.getByRole("link", { name: "privacy policy", exact: true }).click();
  await expect((await privacy).getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  await expect(guest.getByLabel("First name")).toHaveValue("Ada");
  await expect(guest.getByLabel(/I agree to the terms/)).not.toBeChecked();
});

test("another brand has its own name in them, or leads to its own texts", async ({ guest }) => {
  const at = (host: string) => productUrl().replace(/\/\/[^:/]+/, `//${host}`);
  await guest.goto(`${at("littleoaks.localhost")}/privacy`);
  await expect(guest.getByRole("main")).toContainText("Little Oaks");
  await expect(guest.getByRole("main")).toContainText("hello@littleoaks.example");
  const home = guest.getByRole("contentinfo").getByRole("link", { name: "About Little Oaks" });
  await expect(home).toHaveAttribute("href", "https://littleoaks.example");
  await guest.goto(`${at("moonrise.localhost")}/register/teacher`);
  for (const [name, path] of [
    ["terms", "/terms"],
    ["privacy policy", "/privacy"],
  ] as const)
    await expect(guest.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute(
      "href",
      `https://moonrise.example${path}`,
    );
});

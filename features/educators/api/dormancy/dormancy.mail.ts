/** The email that warns before a profile becomes dormant. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { longDate } from "#platform/shared/format.ts";

interface DormancyWarning {
  firstName: string;
  /** YYYY-MM-DD. */
  day: string;
  /** The path of "Keep me visible", on the recipient's brand. */
  path: string;
}

export const dormancyWarningMail = catalogueMail<DormancyWarning>({
  id: "educators.profile-sleeps-soon",
  sample: { firstName: "Ana", day: "2026-08-14", path: "/api/keep_visible?token=sample" },
  write: ({ firstName, day, path }, { t, url, language, brand }) => {
    const date = longDate(day, language);
    return {
      subject: t(/*i18n*/ "Should employers still find you at {brand}?", { brand: brand.name }),
      blocks: [
        { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
        {
          paragraph: t(
            /*i18n*/ "You haven't been here for a while. On {date} we hide your profile: employers can't find it from then on. Nothing is deleted.",
            { date },
          ),
        },
        { button: t(/*i18n*/ "Keep me visible"), url: url(path) },
        { note: t(/*i18n*/ "A sleeping profile wakes up as soon as you sign in again.") },
      ],
    };
  },
});

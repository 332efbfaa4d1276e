/** The mail the waiting list waits for. It was asked for, so no email type switches it off. */
import { mailTemplate } from "#platform/server/mail/template.ts";

interface AreaOpened {
  area: string;
  userType: "educator" | "employer";
}

export const areaOpened = mailTemplate<AreaOpened>({
  id: "places.area-opened",
  sample: { area: "Wyoming", userType: "educator" },
  write: ({ area, userType }, { t, url, brand }) => ({
    subject: t(/*i18n*/ "We're open in {area} now", { area }),
    blocks: [
      {
        paragraph:
          userType === "educator"
            ? t(/*i18n*/ "You can sign up now, and programs in {area} can find you.", { area })
            : t(/*i18n*/ "You can sign up now, and educators in {area} can find your jobs.", { area }),
      },
      {
        button: t(/*i18n*/ "Create your account"),
        url: url(userType === "educator" ? "/register/teacher" : "/register/employer"),
      },
      {
        note: t(/*i18n*/ "You asked {brand} to tell you. This is the only email we send about it.", {
          brand: brand.name,
        }),
      },
    ],
  }),
});

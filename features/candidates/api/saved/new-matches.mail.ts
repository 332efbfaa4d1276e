/** The email about new matches: how many and in which filter, without names, because emails outlast profiles. */
import { catalogueMail } from "#features/accounts/api/emails/catalogue-mail.ts";
import { pages } from "#features/paths.ts";

interface NewMatches {
  firstName: string;
  /** The recipient's team: a person may be in several. */
  employer: string;
  /** Selections with someone new, the largest count first. */
  selections: { name: string; count: number }[];
}

const savedFiltersPath = `${pages.educators}?tab=saved`;

export const newMatchesMail = catalogueMail<NewMatches>({
  id: "candidates.new-matches",
  sample: {
    firstName: "Robin",
    employer: "Sunny Hill Preschool",
    selections: [
      { name: "Lead teachers near us", count: 4 },
      { name: "Spanish speakers", count: 1 },
    ],
  },
  write: ({ firstName, employer, selections }, { t, url }) => {
    const count = selections.reduce((sum, one) => sum + one.count, 0);
    const [first] = selections;
    return {
      subject:
        selections.length === 1 && first
          ? t(/*i18n*/ "{count, plural, one {# new educator} other {# new educators}} for “{name}”", {
              count,
              name: first.name,
            })
          : t(/*i18n*/ "New educators for your saved filters"),
      preview: selections.map((one) => one.name).join(" · "),
      blocks: [
        { paragraph: t(/*i18n*/ "Hello {firstName},", { firstName }) },
        { paragraph: t(/*i18n*/ "These saved filters of {employer} found somebody new:", { employer }) },
        {
          cards: selections.map((one) => ({
            title: one.name,
            url: url(savedFiltersPath),
            lines: [
              t(/*i18n*/ "{count, plural, one {# new educator} other {# new educators}}", {
                count: one.count,
              }),
            ],
          })),
        },
        { button: t(/*i18n*/ "See who is new"), url: url(savedFiltersPath) },
        {
          note: t(/*i18n*/ "One email a day at most."),
          link: { label: t(/*i18n*/ "Choose which saved filters email you"), url: url(savedFiltersPath) },
        },
      ],
    };
  },
});

/** Every answer as a row of text, section by section. */
import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";

import type { QuestionCategory } from "../../profile-question-constants.ts";
import { answerText } from "../answer-text.ts";
import { fileNameOf } from "../../answer-value.ts";
import { questionTexts } from "../questions/question-texts.ts";
import { isText, type PageItem } from "./flow-pages.ts";
import { partPageTexts } from "./part-page-texts.ts";
import type { OnboardingFlow } from "./use-onboarding-flow.ts";

export interface CheckRow {
  item: PageItem;
  section: QuestionCategory;
  label: string;
  value: string;
}

export function useCheckRows({ pages, set, facts }: OnboardingFlow): CheckRow[] {
  const { t, i18n } = useLingui();
  const valueOf = ({ question, part, isGiven }: PageItem): string => {
    if (part && part !== "about-you") {
      const count = facts.counts[part];
      return count === 0 ? t`Nothing added` : t`${plural(count, { one: "# added", other: "# added" })}`;
    }
    if (!question || !isGiven) return t`Not answered`;
    const value = set.given[question.name] ?? "";
    if (question.inputType === "video") return t`Recorded`;
    if (question.inputType === "file") return fileNameOf(value) ?? t`A file`;
    const unit = questionTexts(i18n, question).unit;
    const text = answerText(i18n, value, question);
    return unit && text ? `${text} ${unit}` : text;
  };
  return pages.flatMap(({ section, items }) =>
    items
      .filter((item) => !isText(item))
      .map((item) => ({
        item,
        section,
        label: item.part ? i18n._(partPageTexts[item.part].name) : questionTexts(i18n, item.question!).label,
        value: valueOf(item),
      })),
  );
}

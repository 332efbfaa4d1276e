/** A question without an answer: its text. */
import { useLingui } from "@lingui/react/macro";

import type { Question } from "./answer-api.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { questionTexts } from "./question-texts.ts";

export function InfoQuestion({ question }: { question: Question }) {
  const { i18n } = useLingui();
  const { labelSubtext, description } = questionTexts(i18n, question);
  return (
    <Stack gap={12} className="reading">
      {labelSubtext && <p>{labelSubtext}</p>}
      {description && <p>{description}</p>}
    </Stack>
  );
}

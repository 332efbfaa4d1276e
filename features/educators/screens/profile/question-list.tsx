/**
 * Profile questions with their answers as text, each edited in place; questions that an answer adds follow
 * it.
 */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";

import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { anchorOfCategory, type ProfileAnchor, questionAt } from "../../profile-anchors.ts";
import type { useAnswers } from "../questions/use-answers.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { QuestionRow } from "./question-row.tsx";

interface QuestionListProps {
  answers: ReturnType<typeof useAnswers>;
  anchor: ProfileAnchor;
}

/** Questions that show something, but need no answer. */
const hiddenInputTypes = ["info", "video"];

export function QuestionList({ answers, anchor }: QuestionListProps) {
  const { t } = useLingui();
  const { hash, key } = useLocation();
  const wanted = questionAt(decodeURIComponent(hash.slice(1)));
  const [open, setOpen] = useState<string | null>(wanted);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (wanted) setOpen(wanted);
  }
  return (
    <Loaded query={answers.query} failure={t`We couldn't load your answers.`}>
      {({ questions, given }) => (
        <Stack as="ul">
          {questions
            .filter(({ category }) => anchorOfCategory[category] === anchor)
            .filter(({ inputType }) => !hiddenInputTypes.includes(inputType))
            .map((question) => (
              <QuestionRow
                key={question.name}
                question={question}
                given={given}
                answers={answers}
                isOpen={open === question.name}
                // A save that ends late must not close what was opened since.
                setOpen={(isOpen) =>
                  setOpen((before) => (isOpen ? question.name : before === question.name ? null : before))
                }
              />
            ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** Where an answer given here and a later one from another device are compared; loaded when that happens. */
import { Suspense } from "react";

import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import type { AnswerConflictProps } from "./answer-conflict-card.tsx";

const Card = lazyPart(() => import("./answer-conflict-card.tsx").then((module) => module.AnswerConflictCard));

export const AnswerConflict = (props: AnswerConflictProps) => (
  <Suspense>{props.answers.conflictOf(props.question.name) && <Card {...props} />}</Suspense>
);

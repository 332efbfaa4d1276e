/**
 * One profile question with the control of its `inputType`. Its value is the stored text: plain, or JSON for lists and
 * places; "" without an answer.
 *
 *     <QuestionField question={question} value={given[question.name] ?? ""} onChange={…} onBlur={…} problem={…} />
 */
import { createElement, Suspense, useEffect, useId } from "react";

import { randomId } from "#platform/web/api-client/random-id.ts";
import { reportFailure } from "#platform/web/page/report-failure.ts";
import type { Control } from "#platform/web/ui/form/field.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";

import { inputTypes, type InputType } from "../../profile-question-constants.ts";
import type { Question } from "./answer-api.ts";
import { ManyOf, OneOf } from "./choice-questions.tsx";
import { DateQuestion } from "./date-question.tsx";
import { InfoQuestion } from "./info-question.tsx";
import { MonthQuestion } from "./month-question.tsx";
import { PlaceQuestion } from "./place-question.tsx";
import { type QuestionControl, QuestionFrame } from "./question-frame.tsx";
import { NumberQuestion, TextAreaQuestion, TextQuestion } from "./written-questions.tsx";

const FileQuestion = lazyPart(() => import("./file-question.tsx").then((module) => module.FileQuestion));
const VideoQuestion = lazyPart(() => import("./video-question.tsx").then((module) => module.VideoQuestion));

interface QuestionFieldProps {
  question: Question;
  /** The stored text, "" without an answer. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is wrong with the answer, as a sentence. */
  problem?: string | undefined;
  autoFocus?: boolean;
  /** When a heading shows the question already: the label is for screen readers only. */
  hideLabel?: boolean;
  /** The anchor of links. */
  id?: string;
}

export function QuestionField({ question, value, onChange, onBlur, ...props }: QuestionFieldProps) {
  const { problem, autoFocus, hideLabel } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const type = question.inputType;
  const isKnown = inputTypes.includes(type);
  useEffect(() => {
    if (!isKnown) reportFailure(new Error(`Profile question of unknown input type: ${type}`), randomId());
  }, [isKnown, type]);
  const control: Control = {
    id,
    name: question.name,
    "aria-describedby": `${id}-hint ${id}-error`,
    "aria-invalid": problem ? true : undefined,
    onBlur: () => onBlur?.(),
  };
  useEffect(() => {
    if (!autoFocus) return;
    const place = document.getElementById(id);
    const first = place?.matches("input, textarea") ? place : place?.querySelector<HTMLElement>("input");
    first?.focus();
  }, [autoFocus, id]);
  const frame = { question, control, problem, hideLabel, isGroup: groups.has(type) };
  if (textOnlyInputTypes.has(type)) return <InfoQuestion question={question} />;
  return (
    <QuestionFrame {...frame}>
      <Suspense fallback={<SkeletonRows count={1} />}>
        {createElement(controls[type] ?? TextQuestion, { question, value, onChange, control })}
      </Suspense>
    </QuestionFrame>
  );
}

const controls: Partial<Record<InputType, React.ComponentType<QuestionControl>>> = {
  text: TextQuestion,
  textarea: TextAreaQuestion,
  number: NumberQuestion,
  currency: NumberQuestion,
  select: OneOf,
  radio: OneOf,
  checkbox: ManyOf,
  multi_select: ManyOf,
  date: DateQuestion,
  month: MonthQuestion,
  location: PlaceQuestion,
  file: FileQuestion,
  video: VideoQuestion,
};

const groups: ReadonlySet<string> = new Set([
  "select",
  "radio",
  "checkbox",
  "multi_select",
  "month",
  "file",
  "video",
]);
/** A rejection is a page of its own in onboarding; elsewhere its text is enough. */
const textOnlyInputTypes: ReadonlySet<string> = new Set(["info", "rejection", "final_rejection"]);

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
import { PlaceQuestion } from "./place-question.tsx";
import { type QuestionControl, QuestionFrame } from "./question-frame.tsx";
import { NumberQuestion, TextAreaQuestion, TextQuestion } from "./written-questions.tsx";
import { useLingui } from "@lingui/react/macro";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { questionTexts } from "./question-texts.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { months } from "../../start-date.ts";
import { monthLabels } from "../preference-labels.ts";
import classes from "./questions.module.css";

/** One of the twelve months. */
function MonthQuestion({ value, onChange, control }: QuestionControl) {
  const labelFor = useLabels();
  // Some answers name a year as well: "2026-04".
  const chosen = /^\d{4}-\d{2}$/.test(value) ? months[Number(value.slice(5)) - 1] : value;
  return (
    <Cluster gap={8} className={classes.whole}>
      {months.map((month) => (
        <label key={month} className={classes.chip}>
          <input
            type="radio"
            name={`${control.id}-choice`}
            value={month}
            checked={month === chosen}
            onChange={() => onChange(month)}
            onBlur={control.onBlur}
          />
          <span>{labelFor(monthLabels, month)}</span>
        </label>
      ))}
    </Cluster>
  );
}

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

/** A question without an answer: its text. */
function InfoQuestion({ question }: { question: Question }) {
  const { i18n } = useLingui();
  const { labelSubtext, description } = questionTexts(i18n, question);
  return (
    <Stack gap={12} className="reading">
      {labelSubtext && <p>{labelSubtext}</p>}
      {description && <p>{description}</p>}
    </Stack>
  );
}

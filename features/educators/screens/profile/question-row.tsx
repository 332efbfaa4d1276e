/** One question: its answer as text, or the field to answer it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import { validateAnswer } from "../../validate-answer.ts";
import { anchorOf } from "../../profile-anchors.ts";
import type { Question } from "../questions/answer-api.ts";
import { AnswerConflict } from "../questions/answer-conflict.tsx";
import { QuestionField } from "../questions/question-field.tsx";
import { endsProfile } from "../questions/use-answer-saving.ts";
import { isAnswerWaiting } from "../questions/waiting-answers.ts";
import { questionTexts } from "../questions/question-texts.ts";
import type { AnswerSet, useAnswers } from "../questions/use-answers.ts";
import { FormattedAnswer } from "./formatted-answer.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./question-list.module.css";

interface QuestionRowProps {
  question: Question;
  given: AnswerSet["given"];
  answers: ReturnType<typeof useAnswers>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

export function QuestionRow({ question, given, answers, isOpen, setOpen }: QuestionRowProps) {
  const { t, i18n } = useLingui();
  const { label } = questionTexts(i18n, question);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isRejection = question.inputType === "rejection" || question.inputType === "final_rejection";
  return (
    <Row
      as="li"
      gap={[8, 16]}
      align="start"
      justify="between"
      id={anchorOf(question.name)}
      className={classes.row}
    >
      {isRejection ? (
        <QuestionField question={question} value="" onChange={() => {}} />
      ) : isOpen ? (
        <AnswerEditor {...{ question, given, answers, setOpen }} />
      ) : (
        <>
          <Stack>
            <p className="muted small">{label}</p>
            <FormattedAnswer question={question} given={given} />
            <WaitingNote question={question} answers={answers} />
          </Stack>
          <Button
            ref={opener}
            variant="subtle"
            size="small"
            aria-label={given[question.name] ? t`Edit: ${label}` : t`Answer: ${label}`}
            onClick={() => setOpen(true)}
          >
            {given[question.name] ? <Trans>Edit</Trans> : <Trans>Answer</Trans>}
          </Button>
        </>
      )}
    </Row>
  );
}

/** What of a folded answer is not on the server yet. */
function WaitingNote({ question: { name }, answers }: Pick<QuestionRowProps, "question" | "answers">) {
  if (answers.conflictOf(name))
    return (
      <p className="small warn">
        <Trans>You answered this on another device, too. Choose which answer stays.</Trans>
      </p>
    );
  return answers.stateOf(name) === "kept" && <SaveStatus state="kept" saveNow={() => {}} />;
}

const firstControl = "input:not([hidden]), textarea, select";

function AnswerEditor({ question, given, answers, setOpen }: Omit<QuestionRowProps, "isOpen">) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const value = given[question.name] ?? "";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>(firstControl)?.focus(), []);
  const [isConfirming, setConfirming] = useState(false);
  const save = async ({ isMeant = false } = {}) => {
    const wrong = value || question.required ? validateAnswer(question, value) : null;
    if (wrong) return setProblem(i18n._(wrong.text, wrong.values));
    if (!isMeant && endsProfile(question, value)) return setConfirming(true);
    setSaving(true);
    const outcome = await answers.saveNow(question, { isMeant });
    setSaving(false);
    setConfirming(false);
    if (outcome === "saved" || isAnswerWaiting(question.name, value)) setOpen(false);
  };
  return (
    <Stack
      as="form"
      gap={16}
      ref={form}
      noValidate
      grow
      surface="card"
      padding={16}
      className={classes.answering}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <AnswerConflict question={question} value={value} answers={answers} />
      <QuestionField
        question={question}
        value={value}
        problem={problem ?? answers.refusalOf(question.name)}
        onChange={(next) => {
          setProblem(undefined);
          answers.change(question, next);
        }}
        onBlur={() => void answers.saveNow(question)}
      />
      <Cluster gap={[12, 16]} data-form-foot>
        <BusyButton type="submit" isBusy={isSaving}>
          <Trans>Save</Trans>
        </BusyButton>
        <SaveStatus state={answers.stateOf(question.name)} saveNow={() => void answers.saveNow(question)} />
      </Cluster>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t`Save this answer?`}
        cancelLabel={t`Change my answer`}
        confirm={t`Save this answer`}
        isBusy={isSaving}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void save({ isMeant: true })}
      >
        <p>
          <Trans>
            With this answer we can't help you find a job here: employers no longer see your profile, and
            applications that are still open are withdrawn. You can appeal afterwards.
          </Trans>
        </p>
      </ConfirmDialog>
    </Stack>
  );
}

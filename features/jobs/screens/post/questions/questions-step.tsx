/** Step 6 of posting a job: screening questions; for jobs applied for elsewhere, the URL instead. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#platform/web/ui/form/button.tsx";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { fieldId, useFormScope } from "#platform/web/forms/form-scope.ts";
import { MenuButton, MenuItem } from "#platform/web/ui/overlay/menu-button.tsx";
import { maxScreeningQuestions, type ScreeningQuestion } from "../../../screening-questions.ts";
import { isExternal } from "./application-method.ts";
import { ApplicationMethodField } from "./application-method-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { QuestionEditor } from "./question-editor.tsx";
import { msg } from "@lingui/core/macro";

interface QuestionsStepProps {
  /** The employer may link to its own job posting. */
  mayLinkExternally: boolean;
}

export function QuestionsStep({ mayLinkExternally }: QuestionsStepProps) {
  const { form } = useFormScope();
  const isOnSite = mayLinkExternally && isExternal(form.getValues());
  return (
    <>
      {mayLinkExternally && <ApplicationMethodField />}
      {!isOnSite && <Questions />}
    </>
  );
}

function Questions() {
  const { t, i18n } = useLingui();
  const { form, id } = useFormScope();
  const questions = form.getValues().screeningQuestions as ScreeningQuestion[];
  const [focused, setFocused] = useState<string | null>(null);
  const [moveAnnouncement, setMoved] = useState("");
  const set = (next: ScreeningQuestion[]) => {
    // Errors are by position, which may now be another question's.
    for (const name of Object.keys(form.errors)) if (isAboutSameThing(name)) form.clearFieldError(name);
    form.setFieldValue("screeningQuestions", next);
  };
  const add = (question: Omit<ScreeningQuestion, "id">) => {
    const added = randomId();
    setFocused(added);
    set([...questions, { ...question, id: added }]);
  };
  const move = (from: number, to: number) => {
    const next = [...questions];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
    setMoved(t`Question ${to + 1} of ${questions.length}`);
  };
  const error = form.errors.screeningQuestions;
  return (
    <Stack gap={16}>
      <p className="muted">
        <Trans>Ask what you would ask on the phone first. Answers never hide anybody from you.</Trans>
      </p>
      <p id={fieldId(id, "screeningQuestions")} tabIndex={-1} aria-live="polite" className="danger">
        {error && i18n._(String(error))}
      </p>
      <p role="status" className="visually-hidden">
        {moveAnnouncement}
      </p>
      <Stack as="ol" gap={16}>
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionEditor
              question={question}
              index={index}
              isFocused={question.id === focused}
              fieldId={fieldId(id, `screeningQuestions.${index}.question`)}
              error={form.errors[`screeningQuestions.${index}.question`]}
              onChange={(next) => set(questions.map((one) => (one.id === question.id ? next : one)))}
              onRemove={() => set(questions.filter((one) => one.id !== question.id))}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < questions.length - 1 ? () => move(index, index + 1) : undefined}
            />
          </li>
        ))}
      </Stack>
      {questions.length < maxScreeningQuestions ? (
        <Cluster gap={8} align="stretch">
          <Button variant="outline" onClick={() => add({ question: "", type: "yes_no", required: true })}>
            <Trans>Add a question</Trans>
          </Button>
          <MenuButton variant="outline" button={<Trans>Add from the library</Trans>}>
            {questionLibrary.map(({ question, ...rest }) => (
              <MenuItem key={i18n._(question)} onClick={() => add({ ...rest, question: i18n._(question) })}>
                {i18n._(question)}
              </MenuItem>
            ))}
          </MenuButton>
        </Cluster>
      ) : (
        <p className="muted">
          <Plural
            value={maxScreeningQuestions}
            one="That is # question, the most there can be."
            other="That is # questions, the most there can be."
          />
        </p>
      )}
    </Stack>
  );
}

const isAboutSameThing = (name: string) => name.startsWith("screeningQuestions");

/** Common screening questions, ready to add. Stored in the language of the employer who adds them. */
type LibraryQuestion = Omit<ScreeningQuestion, "id" | "question"> & { question: ReturnType<typeof msg> };

const questionLibrary: readonly LibraryQuestion[] = [
  { question: msg`Do you have a reliable way to get to work?`, type: "yes_no", required: true },
  { question: msg`Are you at least 18 years old?`, type: "yes_no", required: true },
  {
    question: msg`Do you have a current pediatric first aid and CPR certificate?`,
    type: "yes_no",
    required: true,
  },
  { question: msg`How many years have you worked with children?`, type: "number", required: true },
  { question: msg`Which ages do you like working with best?`, type: "text", required: false },
  { question: msg`Tell us about a moment with a child that went well.`, type: "text", required: false },
];

/** The step that asks for what the profile lacks: answers and entries are saved to the profile, as they are given. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useId } from "react";

import { EducationHistory } from "#features/educators/education-history.ts";
import { WorkHistory } from "#features/educators/work-history.ts";
import type { Question } from "#features/educators/screens/questions/answer-api.ts";
import { AnswerField } from "#features/educators/screens/questions/answer-field.tsx";
import { useAnswerForm } from "#features/educators/screens/questions/use-answer-form.ts";
import { type AnswerSet, useAnswers } from "#features/educators/screens/questions/use-answers.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { fieldId, FormContext } from "#platform/web/forms/form-scope.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { ErrorSummary } from "#platform/web/ui/form/error-summary.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./apply.module.css";
import type { ApplyFlow } from "./use-apply-flow.ts";

const WorkSection = lazyPart(() =>
  import("#features/educators/screens/profile/entries/work-section.tsx").then((module) => module.WorkSection),
);
const EducationSection = lazyPart(() =>
  import("#features/educators/screens/profile/entries/education-section.tsx").then(
    (module) => module.EducationSection,
  ),
);

export function MissingStep({ flow }: { flow: ApplyFlow }) {
  const { t } = useLingui();
  const answers = useAnswers();
  const work = useCollection(WorkHistory, { at: "user_profile/work_histories", size: 100 });
  const education = useCollection(EducationHistory, { at: "user_profile/education_histories", size: 100 });
  return (
    <Loaded query={answers.query} failure={t`We couldn't load your answers.`}>
      {(set) => (
        <MissingFields
          {...{ flow, answers, set }}
          counts={{ workHistories: work.data?.length, educationHistories: education.data?.length }}
        />
      )}
    </Loaded>
  );
}

interface MissingFieldsProps {
  flow: ApplyFlow;
  answers: ReturnType<typeof useAnswers>;
  set: AnswerSet;
  /** How many entries there are; undefined while they load. */
  counts: Record<string, number | undefined>;
}

function MissingFields({ flow, answers, set, counts }: MissingFieldsProps) {
  const { t } = useLingui();
  const id = useId();
  const { askedFields } = flow.draft;
  const questions = askedQuestions(set.questions, askedFields);
  const parts = [
    { name: "workHistories", title: t`Work history`, missing: t`Add at least one job`, Entries: WorkSection },
    {
      ...{ name: "educationHistories", title: t`Education`, missing: t`Add at least one school` },
      Entries: EducationSection,
    },
  ]
    .filter(({ name }) => askedFields.includes(name))
    // An educator without experience has no work history.
    .filter(({ name }) => name !== "workHistories" || set.given["work_experience"] !== "none");
  const empty = parts.filter(({ name }) => counts[name] === 0);
  const form = useAnswerForm({
    ...{ answers, given: set.given, questions, next: flow.next, namesQuestions: true },
    otherProblems: Object.fromEntries(empty.map(({ name, missing }) => [name, missing])),
  });
  return (
    // Entries are forms of their own, and forms do not nest.
    <FormContext value={{ ...form, id }}>
      <Stack gap={32}>
        <ErrorSummary />
        {questions.map((question) => (
          <AnswerField key={question.name} answers={answers} given={set.given} question={question} />
        ))}
        <Stack gap={32} className={classes.parts}>
          {parts.map(({ name, title, Entries }) => (
            <Stack as="section" gap={12} key={name} id={fieldId(id, name)} aria-label={title}>
              <h2 className="h3">{title}</h2>
              <Suspense fallback={<SkeletonRows count={1} />}>
                <Entries />
              </Suspense>
            </Stack>
          ))}
        </Stack>
        <Cluster gap={[12, 16]} className={classes.foot}>
          <BusyButton data-continue isBusy={form.isSending} onClick={() => form.submit()}>
            <Trans>Continue</Trans>
          </BusyButton>
          <Button variant="outline" onClick={flow.next}>
            <Trans>Answer later</Trans>
          </Button>
        </Cluster>
      </Stack>
    </FormContext>
  );
}

/** The asked questions, each with those that its answer adds. */
function askedQuestions(questions: readonly Question[], askedFields: readonly string[]): Question[] {
  let isShown = false;
  return questions.filter(({ name, unlisted }) => {
    isShown = askedFields.includes(name) || (unlisted && isShown);
    return isShown;
  });
}

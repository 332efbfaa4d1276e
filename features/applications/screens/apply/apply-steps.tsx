/** The steps of applying: the frame stays mounted, its content changes with the step. */
import { useLingui } from "@lingui/react/macro";

import { questionStep, type ApplyStart } from "./apply-draft.ts";
import { ApplyFrame } from "./apply-frame.tsx";
import { CheckStep } from "./check-step.tsx";
import { LocationsStep } from "./locations-step.tsx";
import { ProfileStep } from "./profile-step.tsx";
import { QuestionStep } from "./question-step.tsx";
import { useApplyFlow } from "./use-apply-flow.ts";
import type { ApplyOutcome } from "./use-apply-mutations.ts";

export function ApplySteps({ start, onStop }: { start: ApplyStart; onStop: (stop: ApplyOutcome) => void }) {
  const { t } = useLingui();
  const flow = useApplyFlow(start, onStop);
  const { step } = flow;
  const question = start.job.screeningQuestions.find(({ id }) => questionStep(id) === step);
  const titles: Record<string, string> = {
    profile: t`Your profile`,
    locations: t`Where would you like to work?`,
    check: t`Check your answers`,
  };
  return (
    <ApplyFrame
      flow={flow}
      title={question?.question ?? titles[step]!}
      lead={step === "profile" ? t`This goes to the employer together with your profile.` : undefined}
    >
      {step === "profile" && <ProfileStep flow={flow} />}
      {step === "locations" && <LocationsStep flow={flow} label={titles["locations"]!} />}
      {question && <QuestionStep key={question.id} flow={flow} question={question} />}
      {step === "check" && <CheckStep flow={flow} />}
    </ApplyFrame>
  );
}

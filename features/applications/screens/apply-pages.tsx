/** The page that stands at the current step of applying. */
import { questionStep, type ApplyStart } from "./apply-draft.ts";
import { CheckStep } from "./check-step.tsx";
import { LocationsStep } from "./locations-step.tsx";
import { ProfileStep } from "./profile-step.tsx";
import { QuestionStep } from "./question-step.tsx";
import { useApplyFlow } from "./use-apply-flow.ts";
import type { Stop } from "./use-apply-writes.ts";

export function ApplyPages({ start, onStop }: { start: ApplyStart; onStop: (stop: Stop) => void }) {
  const flow = useApplyFlow(start, onStop);
  const { step } = flow;
  if (step === "profile") return <ProfileStep flow={flow} />;
  if (step === "locations") return <LocationsStep flow={flow} />;
  const question = start.job.screeningQuestions.find(({ id }) => questionStep(id) === step);
  if (question) return <QuestionStep key={question.id} flow={flow} question={question} />;
  return <CheckStep flow={flow} />;
}

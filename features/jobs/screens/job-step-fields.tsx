/** The fields of one step of posting a job. */
import { BasicsStep } from "./basics-step.tsx";
import { CheckStep } from "./check-step.tsx";
import { ClassroomStep } from "./classroom-step.tsx";
import { DescriptionStep } from "./description-step.tsx";
import type { JobStep } from "./job-steps.ts";
import { PayStep } from "./pay-step.tsx";
import { QualificationsStep } from "./qualifications-step.tsx";
import { QuestionsStep } from "./questions-step.tsx";

/** The last step leads to the others; what stands alone has no need of that. */
interface JobStepFieldsProps {
  step: JobStep["id"];
  mayLinkExternally: boolean;
  onStep?: (step: number) => void;
  /** Leads to the first thing that keeps the job from being published. */
  onMend?: () => void;
}

export function JobStepFields({ step, mayLinkExternally, onStep, onMend }: JobStepFieldsProps) {
  if (step === "basics") return <BasicsStep />;
  if (step === "pay") return <PayStep />;
  if (step === "classroom") return <ClassroomStep />;
  if (step === "qualifications") return <QualificationsStep />;
  if (step === "description") return <DescriptionStep />;
  if (step === "questions") return <QuestionsStep mayLinkExternally={mayLinkExternally} />;
  return onStep && onMend ? <CheckStep onStep={onStep} onMend={onMend} /> : null;
}

/** The fields of one step of posting a job. */
import { BasicsStep } from "./basics-step.tsx";
import { CheckStep, type CheckStepProps } from "./check-step.tsx";
import { ClassroomStep } from "./classroom-step.tsx";
import { DescriptionStep } from "./description-step.tsx";
import type { JobStep } from "./job-steps.ts";
import { PayStep } from "./pay-step.tsx";
import { QualificationsStep } from "./qualifications-step.tsx";
import { QuestionsStep } from "./questions/questions-step.tsx";

interface JobStepFieldsProps {
  step: JobStep["id"];
  mayLinkExternally: boolean;
  /** For the last step, which links to the others; a single step does not need it. */
  check?: CheckStepProps;
}

export function JobStepFields({ step, mayLinkExternally, check }: JobStepFieldsProps) {
  if (step === "basics") return <BasicsStep />;
  if (step === "pay") return <PayStep />;
  if (step === "classroom") return <ClassroomStep />;
  if (step === "qualifications") return <QualificationsStep />;
  if (step === "description") return <DescriptionStep />;
  if (step === "questions") return <QuestionsStep mayLinkExternally={mayLinkExternally} />;
  return check ? <CheckStep {...check} /> : null;
}

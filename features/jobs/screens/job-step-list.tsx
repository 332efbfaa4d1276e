/** The steps at the left: where one is, what is done; any of them can be jumped to. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck } from "@tabler/icons-react";
import type { JobDraft } from "../job-draft.ts";
import { whatIsMissing } from "./check-step.tsx";
import classes from "./job-form.module.css";
import { jobSteps, stepOf } from "./job-steps.ts";

interface JobStepListProps {
  step: number;
  draft: JobDraft;
  onStep: (step: number) => void;
}

export function JobStepList({ step, draft, onStep }: JobStepListProps) {
  const { t, i18n } = useLingui();
  const missing = new Set(Object.keys(whatIsMissing(draft)).map(stepOf));
  return (
    <nav aria-label={t`Steps`} className={classes.stepList}>
      <ol>
        {jobSteps.map(({ id, label }, index) => {
          const isDone = index < step && !missing.has(index);
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={index === step ? "step" : undefined}
                onClick={() => onStep(index)}
              >
                <span className={classes.mark} aria-hidden="true">
                  {isDone ? <IconCheck size={16} stroke={2.25} /> : index + 1}
                </span>
                {i18n._(label)}
                {isDone && (
                  <span className="visually-hidden">
                    <Trans>Done</Trans>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

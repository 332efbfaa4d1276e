/** The steps: the current one, and what has become of the others; each is a link. A list at the left, on phones a menu. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import IconCheck from "~icons/tabler/check";
import IconChevronDown from "~icons/tabler/chevron-down";
import { MenuButton, MenuChoice } from "#platform/web/ui/overlay/menu-button.tsx";
import type { JobDraft } from "../../job-draft.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-form.module.css";
import { jobSteps, stepLabel } from "./job-steps.ts";
import { type StepState, stepStateOf } from "./step-state.ts";

interface JobStepListProps {
  step: number;
  draft: JobDraft;
  /** Educators apply on the employer's own site. */
  isOnSite: boolean;
  onStep: (step: number) => void;
}

export function JobStepList({ step, draft, isOnSite, onStep }: JobStepListProps) {
  const { t, i18n } = useLingui();
  // Steps behind the farthest one were passed: what they lack is marked only then.
  const [farthest, setFarthest] = useState(step);
  if (step > farthest) setFarthest(step);
  return (
    <nav aria-label={t`Steps`} className={classes.stepList}>
      <Stack as="ol" gap={4}>
        {jobSteps.map((one, index) => {
          const state = stepStateOf(index, draft);
          const isMarked = index !== step && (index < farthest || state === "filled");
          return (
            <li key={one.id}>
              <button
                type="button"
                aria-current={index === step ? "step" : undefined}
                onClick={() => onStep(index)}
              >
                <StepMark number={index + 1} state={isMarked ? state : null} />
                {i18n._(stepLabel(one, isOnSite))}
                {isMarked && (
                  <span className="visually-hidden">
                    <StateText state={state} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </Stack>
    </nav>
  );
}

/** A tick for answers, a dot for a step passed over, a mark where something is missing; else the number. */
function StepMark({ number, state }: { number: number; state: StepState | null }) {
  if (state === "empty")
    return (
      <span className={classes.mark} aria-hidden="true" data-skipped>
        {"•"}
      </span>
    );
  if (state === "missing")
    return (
      <span className={`danger strong ${classes.mark}`} aria-hidden="true" data-missing>
        {"!"}
      </span>
    );
  return (
    <span className={classes.mark} data-done={state === "filled" || undefined} aria-hidden="true">
      {state === "filled" ? <IconCheck size={16} stroke={2.25} /> : number}
    </span>
  );
}

function StateText({ state }: { state: StepState }) {
  if (state === "filled") return <Trans>Filled in</Trans>;
  return state === "missing" ? <Trans>Something is missing</Trans> : <Trans>Skipped</Trans>;
}

/** "Step 2 of 7"; where there is no room for the list it opens it. */
export function JobStepMenu({ step, isOnSite, onStep }: Omit<JobStepListProps, "draft">) {
  const { i18n } = useLingui();
  const where = (
    <Trans>
      Step {step + 1} of {jobSteps.length}
    </Trans>
  );
  return (
    <>
      <p className={`muted ${classes.count}`}>{where}</p>
      <div className={classes.countMenu}>
        <MenuButton
          className={classes.opener}
          button={
            <>
              {where}
              <IconChevronDown size={18} />
            </>
          }
        >
          {jobSteps.map((one, index) => (
            <MenuChoice key={one.id} isChosen={index === step} onClick={() => onStep(index)}>
              {i18n._(stepLabel(one, isOnSite))}
            </MenuChoice>
          ))}
        </MenuButton>
      </div>
    </>
  );
}

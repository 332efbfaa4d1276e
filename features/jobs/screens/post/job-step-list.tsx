/** The steps: the current one, and which are complete; each is a link. A list at the left, on phones a menu. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconCheck from "~icons/tabler/check";
import IconChevronDown from "~icons/tabler/chevron-down";
import { MenuButton, MenuChoice } from "#platform/web/ui/overlay/menu-button.tsx";
import { type JobDraft, findMissingFields } from "../../job-draft.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-form.module.css";
import { jobSteps, stepLabel, stepOf } from "./job-steps.ts";

interface JobStepListProps {
  step: number;
  draft: JobDraft;
  /** Educators apply on the employer's own site. */
  isOnSite: boolean;
  onStep: (step: number) => void;
}

export function JobStepList({ step, draft, isOnSite, onStep }: JobStepListProps) {
  const { t, i18n } = useLingui();
  const missing = new Set(Object.keys(findMissingFields(draft)).map(stepOf));
  return (
    <nav aria-label={t`Steps`} className={classes.stepList}>
      <Stack as="ol" gap={4}>
        {jobSteps.map((one, index) => {
          const isDone = index < step && !missing.has(index);
          return (
            <li key={one.id}>
              <button
                type="button"
                aria-current={index === step ? "step" : undefined}
                onClick={() => onStep(index)}
              >
                <span className={classes.mark} data-done={isDone || undefined} aria-hidden="true">
                  {isDone ? <IconCheck size={16} stroke={2.25} /> : index + 1}
                </span>
                {i18n._(stepLabel(one, isOnSite))}
                {isDone && (
                  <span className="visually-hidden">
                    <Trans>Done</Trans>
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

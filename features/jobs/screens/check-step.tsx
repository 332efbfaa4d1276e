/** Step 7 of posting a job: what is still missing, each leading to its step, and then it goes out. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { useFormScope } from "#platform/web/ui/form-scope.ts";
import type { JobDraft } from "../job-draft.ts";
import { attributesOf, jobFields, problemsIn } from "../job-draft.ts";
import { publishProblems } from "../publish-rules.ts";
import classes from "./job-form.module.css";
import { jobSteps, stepOf } from "./job-steps.ts";

/** Everything that keeps this draft from being published, by field. */
export function whatIsMissing(draft: JobDraft): Record<string, string> {
  const missing = publishProblems(attributesOf(draft) as never).map(({ field, message }) => [field, message]);
  return { ...Object.fromEntries(missing), ...problemsIn(draft, jobFields) };
}

interface CheckStepProps {
  onStep: (step: number) => void;
}

export function CheckStep({ onStep }: CheckStepProps) {
  const { i18n } = useLingui();
  const { form } = useFormScope();
  const problems = Object.entries(whatIsMissing(form.getValues() as JobDraft));
  return (
    <>
      {problems.length === 0 ? (
        <p className={classes.ready}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
          <Trans>Everything is there. Read the preview once more, then publish.</Trans>
        </p>
      ) : (
        <div>
          <h2>
            <Trans>Still missing</Trans>
          </h2>
          <ul className={classes.missingList}>
            {problems.map(([field, message]) => (
              <li key={field}>
                <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
                <button type="button" onClick={() => onStep(stepOf(field))}>
                  {i18n._(message)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <dl className={classes.steps}>
        {jobSteps.slice(0, -1).map(({ id, label, fields }, step) => (
          <div key={id}>
            <dt>{i18n._(label)}</dt>
            <dd>
              {fields.some((field) => field in Object.fromEntries(problems)) ? (
                <Trans>Something is missing</Trans>
              ) : (
                <Trans>Done</Trans>
              )}
            </dd>
            <dd>
              <button type="button" onClick={() => onStep(step)}>
                <Trans>
                  Change <span className="visually-hidden">{i18n._(label)}</span>
                </Trans>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Step 7 of posting a job: a summary of each step, what is still missing and where, and when to publish. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconCircleCheck from "~icons/tabler/circle-check";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import type { SaveState } from "#platform/web/forms/use-autosave.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { type JobDraft, findMissingFields } from "../../job-draft.ts";
import { Row, Stack, Cluster } from "#platform/web/ui/layout/stack.tsx";
import { isExternal, validateExternalUrl } from "./questions/application-method.ts";
import { jobSteps, stepLabel } from "./job-steps.ts";
import { stepOf } from "./step-fields.ts";
import { StepSummary } from "./step-summary.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";

export interface CheckStepProps {
  /** The job as the server has it: only that can be published. */
  savedDraft: JobDraft;
  saveState: SaveState;
  /** Somebody of the marketplace reads the job before it goes out. */
  isReviewed: boolean;
  onStep: (step: number) => void;
  onGoToField: (field: string, message: string) => void;
}

type Problem = [field: string, message: string];

export function CheckStep({ savedDraft, saveState, isReviewed, onStep, onGoToField }: CheckStepProps) {
  const { i18n } = useLingui();
  const values = useFormScope().form.getValues();
  const draft = values as JobDraft;
  const inForm = Object.entries({ ...findMissingFields(draft), ...validateExternalUrl(values) });
  // What the form has but the server has not yet is on its way, or could not be saved.
  const problems = inForm.length > 0 ? inForm : Object.entries(findMissingFields(savedDraft));
  const isOnItsWay = inForm.length === 0 && saveState === "saving";
  const labelOf = (one: (typeof jobSteps)[number]) => i18n._(stepLabel(one, isExternal(values)));
  return (
    <>
      {isOnItsWay || saveState === "failed" ? (
        <Unsaved hasFailed={saveState === "failed"} />
      ) : problems.length === 0 ? (
        <Row as="p" gap={8} className="ok">
          <IconCircleCheck />
          {isReviewed ? (
            <Trans>Everything is there. Read the preview once more, then send it.</Trans>
          ) : (
            <Trans>Everything is there. Read the preview once more, then publish.</Trans>
          )}
        </Row>
      ) : (
        <StillMissing problems={problems} onGoToField={onGoToField} />
      )}
      {isReviewed && (
        <p>
          <Trans>Your first job is read by our team before it goes out, within one business day.</Trans>
        </p>
      )}
      <DescriptionList
        items={jobSteps.slice(0, -1).map((one, step) => ({
          label: labelOf(one),
          value: (
            <StepSummary
              step={one.id}
              draft={draft}
              isIncomplete={problems.some(([field]) => stepOf(field) === step)}
            />
          ),
          action: (
            <button type="button" onClick={() => onStep(step)}>
              <Trans>
                Change <span className="visually-hidden">{labelOf(one)}</span>
              </Trans>
            </button>
          ),
        }))}
      />
      <PublishTimeField />
    </>
  );
}

const Unsaved = ({ hasFailed }: { hasFailed: boolean }) =>
  hasFailed ? (
    <p className="danger">
      <Trans>Your latest changes are not saved yet, so they can't be published.</Trans>
    </p>
  ) : (
    <p className="muted">
      <Trans>Saving your latest changes…</Trans>
    </p>
  );

/** Every line leads to its field. */
function StillMissing({
  problems,
  onGoToField,
}: { problems: Problem[] } & Pick<CheckStepProps, "onGoToField">) {
  const { i18n } = useLingui();
  return (
    <Stack gap={8} align="start">
      <h3>
        <Trans>Still missing</Trans>
      </h3>
      <Stack as="ul" gap={4}>
        {problems.map(([field, message]) => (
          <Row as="li" gap={8} key={field} className="danger">
            <IconAlertCircle size={18} />
            <button type="button" className="link-line danger" onClick={() => onGoToField(field, message)}>
              {i18n._(message)}
            </button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

/** Now, or at a time: a scheduled job stays a draft until then. */
function PublishTimeField() {
  const { t } = useLingui();
  const { when } = useFormScope().form.getValues();
  return (
    <>
      <RadioField
        name="when"
        label={t`When should it go out?`}
        columns={2}
        options={[
          { value: "now", label: t`Now` },
          { value: "later", label: t`At a time you choose` },
        ]}
      />
      {when === "later" && (
        <Cluster gap={[8, 16]} align="end">
          <TextField name="day" type="date" chars={12} label={t`Day`} />
          <TextField name="time" type="time" chars={10} label={t`Time`} />
          <p className="small muted">
            <Trans>In your own time zone, within the next six months.</Trans>
          </p>
        </Cluster>
      )}
    </>
  );
}

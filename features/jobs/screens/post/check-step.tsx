/** Step 7 of posting a job: a summary of each step, what is still missing and where, and when to publish. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconCircleCheck from "~icons/tabler/circle-check";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { type JobDraft, findMissingFields } from "../../job-draft.ts";
import { Row, Stack, Cluster } from "#platform/web/ui/layout/stack.tsx";
import { isExternal, validateExternalUrl } from "./questions/application-method.ts";
import { jobSteps, stepLabel, stepOf } from "./job-steps.ts";
import { StepSummary } from "./step-summary.tsx";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";

interface CheckStepProps {
  onStep: (step: number) => void;
  onGoToProblem: () => void;
}

export function CheckStep({ onStep, onGoToProblem }: CheckStepProps) {
  const { i18n } = useLingui();
  const values = useFormScope().form.getValues();
  const draft = values as JobDraft;
  const problems = Object.entries({ ...findMissingFields(draft), ...validateExternalUrl(values) });
  const labelOf = (one: (typeof jobSteps)[number]) => i18n._(stepLabel(one, isExternal(values)));
  return (
    <>
      {problems.length === 0 ? (
        <Row as="p" gap={8} className="ok">
          <IconCircleCheck />
          <Trans>Everything is there. Read the preview once more, then publish.</Trans>
        </Row>
      ) : (
        <Stack gap={8} align="start">
          <h3>
            <Trans>Still missing</Trans>
          </h3>
          <Stack as="ul" gap={4}>
            {problems.map(([field, message]) => (
              <Row as="li" gap={8} key={field} className="danger">
                <IconAlertCircle size={18} />
                {i18n._(message)}
              </Row>
            ))}
          </Stack>
          <Button variant="outline" onClick={onGoToProblem}>
            <Trans>Add what is missing</Trans>
          </Button>
        </Stack>
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

/** The frame of posting a job: steps, the fields of the current one, the preview, and autosave. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { pages } from "#features/paths.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { FocusField } from "#platform/web/ui/form/focus-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SaveStatus } from "#platform/web/ui/feedback/save-status.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import type { JobDraft } from "../../job-draft.ts";
import { mayLinkExternally } from "../../job.policy.ts";
import { JobConflict } from "./job-conflict.tsx";
import { Card, Cluster, Grid, Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./job-form.module.css";
import { JobPreview, PreviewButton } from "./job-preview.tsx";
import { isExternal, validateExternalUrl } from "./questions/application-method.ts";
import { JobStepFields } from "./job-step-fields.tsx";
import { JobStepList, JobStepMenu } from "./job-step-list.tsx";
import { jobSteps, stepLabel } from "./job-steps.ts";
import { publishTimeOf } from "./publish-time.ts";
import { StartFromJob } from "./start-from-job.tsx";
import { type SavedDraft, useJobDraft } from "./use-job-draft.ts";
import { useStepForm } from "./use-step-form.ts";
import { type PublishedJob, usePublishJob } from "./use-publish-job.tsx";

interface JobFormProps {
  /** From 0. */
  step: number;
  onStep: (step: number) => void;
  saved: SavedDraft;
  /** Answers known from elsewhere; saved with what is written first. */
  presets?: Partial<JobDraft>;
  /** When the draft publishes itself; null when it does not. */
  publishAt: string | null;
  /** The draft has got a row. */
  onStart: (id: string) => void;
  onPublished: (job: PublishedJob) => void;
}

export function JobForm({ step, onStep, saved, presets, publishAt, onStart, onPublished }: JobFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const current = jobSteps[step]!;
  const isLast = step === jobSteps.length - 1;
  const employer = useCurrentEmployerProfile()?.employer;
  const { form, draft, goTo, goToProblem, goToField, fieldToFocus, filled, fill } = useStepForm({
    step,
    onStep,
    initial: { ...saved.draft, ...presets },
    publishAt,
    submit: () => (isLast ? publish() : proceed()),
  });
  const draftSaver = useJobDraft(draft, saved, onStart);
  const publishing = usePublishJob({
    draftSaver,
    onMissing: goToProblem,
    onUnsaved: () =>
      form.showErrors({ "": /*i18n*/ "Your draft could not be saved, so it was not published." }),
    onDone: onPublished,
  });
  // What could not be saved before has been saved meanwhile.
  const forgetFailure = useEffectEvent(() => form.form.clearFieldError(""));
  useEffect(() => {
    if (draftSaver.state === "saved") forgetFailure();
  }, [draftSaver.state]);
  useConfirmUnload(draftSaver.state === "saving" || draftSaver.state === "failed");
  const heading = useStepHeading(step);

  const isOnSite = isExternal(form.form.getValues());
  const label = i18n._(stepLabel(current, isOnSite));

  async function publish(): Promise<void> {
    const values = form.form.getValues();
    const missing = validateExternalUrl(values);
    if (Object.keys(missing).length > 0) return goToProblem(missing);
    await publishing.publish(draft, publishTimeOf(values));
  }
  async function proceed(): Promise<void> {
    void draftSaver.saveNow();
    goTo(step + 1);
  }
  async function leave(): Promise<void> {
    if (await draftSaver.saveNow()) await navigate(`${pages.employerJobs}?tab=drafts`);
    else form.showErrors({ "": /*i18n*/ "Your draft could not be saved. Try again." });
  }

  const isLater = form.form.getValues().when === "later";
  const isReviewed = employer?.approvalState !== undefined && employer.approvalState !== "approved";
  const publishNow = isReviewed ? t`Send for review` : t`Publish`;
  const action = !isLast ? t`Continue` : isLater ? t`Schedule publishing` : publishNow;
  return (
    <Grid columns="minmax(0, 1fr)" gap={[24, 32]} className={classes.frame}>
      <JobStepList step={step} draft={draft} isOnSite={isOnSite} onStep={goTo} />
      <div className={classes.middle} onBlur={() => void draftSaver.saveNow()}>
        <Row gap={[4, 16]} className={classes.heading}>
          <JobStepMenu step={step} isOnSite={isOnSite} onStep={goTo} />
          {!draftSaver.conflict && (
            <SaveStatus state={draftSaver.state} saveNow={() => void draftSaver.saveNow()} />
          )}
          <PreviewButton draft={draft} />
        </Row>
        <h2 ref={heading} tabIndex={-1}>
          {label}
        </h2>
        {draftSaver.conflict && (
          <JobConflict
            base={draftSaver.savedDraft}
            mine={draft}
            newest={draftSaver.conflict}
            onChoose={(chosen) => {
              if (draftSaver.conflict) draftSaver.resolve(draftSaver.conflict);
              fill(chosen);
            }}
          />
        )}
        {current.id === "basics" && saved.id === null && <StartFromJob draft={draft} onCopy={fill} />}
        <Form form={form} submit={false} label={label}>
          <JobStepFields
            key={filled}
            step={current.id}
            mayLinkExternally={mayLinkExternally({ abilities: employer?.abilities ?? [] })}
            check={{
              savedDraft: draftSaver.savedDraft,
              saveState: draftSaver.state,
              isReviewed,
              onStep: goTo,
              onGoToField: goToField,
            }}
          />
          <FocusField name={fieldToFocus} />
          <Cluster gap={8} align="stretch" className={classes.foot}>
            {step > 0 && (
              <Button variant="outline" onClick={() => goTo(step - 1)}>
                <Trans>Back</Trans>
              </Button>
            )}
            <SubmitButton>{action}</SubmitButton>
            <Button variant="subtle" onClick={() => void leave()}>
              <Trans>Save draft and exit</Trans>
            </Button>
          </Cluster>
        </Form>
      </div>
      <Card className={classes.large}>
        <JobPreview draft={draft} />
      </Card>
      {publishing.dialog}
    </Grid>
  );
}

/** A new step begins at its top, and is read out. */
function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

/** Asks for confirmation before the browser is closed while saving; the browser supplies the text. */
function useConfirmUnload(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isActive]);
}

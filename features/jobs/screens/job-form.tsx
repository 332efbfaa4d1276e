/** The frame of posting a job: steps, the fields of one of them, the preview, and saving as one types. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { pages } from "#features/paths.ts";
import { useActingProfile } from "#platform/web/shell/me.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Form } from "#platform/web/ui/form.tsx";
import { SaveStatus } from "#platform/web/ui/save-status.tsx";
import { SubmitButton } from "#platform/web/ui/submit-button.tsx";
import { useZodForm, type ZodForm } from "#platform/web/ui/use-zod-form.ts";
import { z } from "zod";
import type { JobDraft } from "../job-draft.ts";
import { blankJob, changesTo, problemsIn } from "../job-draft.ts";
import { mayLinkExternally } from "../job.policy.ts";
import classes from "./job-form.module.css";
import { JobPreview } from "./job-preview.tsx";
import { JobStepFields } from "./job-step-fields.tsx";
import { JobStepList } from "./job-step-list.tsx";
import { jobSteps } from "./job-steps.ts";
import { Published } from "./published.tsx";
import { StartFrom } from "./start-from.tsx";
import { useJobDraft } from "./use-job-draft.ts";
import { usePublish } from "./use-publish.tsx";

interface JobFormProps {
  /** From 0. */
  step: number;
  onStep: (step: number) => void;
  saved: { id: string | null; etag: string | undefined; draft: JobDraft };
  /** The draft has got a row. */
  onStart: (id: string) => void;
  /** Another tab was quicker: begin again from what is saved. */
  onReload: () => void;
}

// Each step's own rules are asked on Continue; a draft as a whole may be anything.
const anything = z.looseObject({});

export function JobForm({ step: wanted, onStep, saved, onStart, onReload }: JobFormProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const step = Math.min(wanted, jobSteps.length - 1);
  const current = jobSteps[step]!;
  const employer = useActingProfile()?.employer as { abilities?: string[] } | undefined;
  const form: ZodForm = useZodForm({
    schema: anything,
    initial: { ...saved.draft },
    guard: false,
    submit: (): Promise<void> => (current.id === "check" ? publishing.publish(draft) : proceed()),
  });
  const draft = form.form.getValues() as JobDraft;
  const keeper = useJobDraft(draft, saved, onStart);
  const publishing = usePublish(keeper, form);
  const isBlank = keeper.id === null && Object.keys(changesTo(blankJob, draft)).length === 0;
  const [isPreviewing, setPreviewing] = useState(false);
  useBrowserPrompt(keeper.state === "saving" || keeper.state === "failed");

  async function proceed(): Promise<void> {
    const problems = problemsIn(draft, current.fields);
    if (Object.keys(problems).length > 0) return form.refuse(problems);
    await keeper.saveNow();
    onStep(step + 1);
  }
  if (publishing.published) return <Published job={publishing.published} />;
  return (
    <div className={classes.frame}>
      <JobStepList step={step} draft={draft} onStep={onStep} />
      <div className={classes.middle}>
        <div className={classes.heading}>
          <p className={classes.count}>
            <Trans>
              Step {step + 1} of {jobSteps.length}
            </Trans>
          </p>
          <SaveStatus state={keeper.state} saveNow={() => void keeper.saveNow()} />
        </div>
        <h2>{i18n._(current.label)}</h2>
        {keeper.isStale && (
          <div role="alert" className={classes.stale}>
            <p>
              <Trans>
                This job was changed in another tab or by a teammate. Nothing here was saved over it.
              </Trans>
            </p>
            <Button variant="outline" onClick={onReload}>
              <Trans>Load the newest version</Trans>
            </Button>
          </div>
        )}
        {current.id === "basics" && isBlank && <StartFrom />}
        <Form form={form} submit={false} label={i18n._(current.label)}>
          <JobStepFields
            step={current.id}
            mayLinkExternally={mayLinkExternally({ abilities: employer?.abilities ?? [] })}
            onStep={onStep}
          />
          <div className={classes.foot}>
            {step > 0 && (
              <Button variant="outline" onClick={() => onStep(step - 1)}>
                <Trans>Back</Trans>
              </Button>
            )}
            <SubmitButton>{current.id === "check" ? t`Publish` : t`Continue`}</SubmitButton>
            <Button
              variant="subtle"
              onClick={() => void keeper.saveNow().then(() => navigate(`${pages.employerJobs}?tab=drafts`))}
            >
              <Trans>Save draft and exit</Trans>
            </Button>
          </div>
        </Form>
        <div className={classes.small}>
          <Button variant="outline" onClick={() => setPreviewing(true)}>
            <Trans>Preview</Trans>
          </Button>
        </div>
      </div>
      <div className={classes.large}>
        <JobPreview draft={draft} id={keeper.id} />
      </div>
      <Dialog isOpen={isPreviewing} onClose={() => setPreviewing(false)} title={t`Preview`} size="medium">
        <JobPreview draft={draft} id={keeper.id} />
      </Dialog>
      {publishing.dialog}
    </div>
  );
}

/** Closing the browser in the middle of saving asks first. */
function useBrowserPrompt(isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isActive]);
}

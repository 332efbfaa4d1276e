/**
 * Edits a published job: every field of the steps on one page, saved by a button, without overwriting another edit.
 */
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useChange } from "#platform/web/data/use-change.ts";
import { z } from "zod";
import {
  changedAttributes,
  draftOf,
  type JobDraft,
  jobFields,
  validateFields,
  findMissingFields,
} from "../../job-draft.ts";
import { JobListing, type JobListingRecord } from "../../job-listing.ts";
import { mayLinkExternally } from "../../job.policy.ts";
import { JobConflict, loadNewestJob, type NewestJob } from "./job-conflict.tsx";
import { JobStepFields } from "./job-step-fields.tsx";
import { isExternal, validateExternalUrl, applicationMethodOf } from "./questions/application-method.ts";
import { jobSteps, stepLabel } from "./job-steps.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "../manage/employer-job.module.css";

interface EditJobProps {
  job: JobListingRecord;
  etag: string | undefined;
}

export function EditJob({ job, etag }: EditJobProps) {
  const { t, i18n } = useLingui();
  const change = useChange(JobListing, { at: "employer/job_listings" });
  // As it was when one began to write: what others change in the meantime must not pass for seen.
  const [start] = useState(() => draftOf(job));
  const saved = useRef({ draft: start, etag });
  const [conflict, setConflict] = useState<{ base: JobDraft; newest: NewestJob } | null>(null);
  const [filled, setFilled] = useState(0);
  const employer = useCurrentEmployerProfile()?.employer;
  const form = useZodForm({
    schema: rulesFor(job),
    initial: { ...start, ...applicationMethodOf(start) },
    serverFieldNames: { compensation: "compensation.min" },
    submit: async () => {
      const draft = form.form.getValues() as JobDraft;
      const base = saved.current;
      try {
        const after = await change.run(job, changedAttributes(base.draft, draft), { ifMatch: base.etag });
        saved.current = { draft, etag: after?.etag };
        setConflict(null);
        toast(t`Saved`);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        setConflict({ base: base.draft, newest: await loadNewestJob(job.id) });
        scrollTo({ top: 0 });
      }
    },
  });
  const choose = (newest: NewestJob, draft: JobDraft, choice: "mine" | "theirs") => {
    saved.current = newest;
    setConflict(null);
    form.form.setValues({ ...draft, ...applicationMethodOf(draft) });
    setFilled((count) => count + 1);
    if (choice === "mine") form.submit();
    else form.form.resetDirty();
  };
  const isOnSite = isExternal(form.form.getValues());
  return (
    <Stack gap={32} className={classes.edit}>
      {conflict && (
        <JobConflict
          {...conflict}
          mine={form.form.getValues() as JobDraft}
          onChoose={(draft, choice) => choose(conflict.newest, draft, choice)}
        />
      )}
      <Form form={form} submit={false} label={t`Edit`}>
        {jobSteps.slice(0, -1).map((one) => (
          <Stack
            as="section"
            gap={24}
            key={one.id}
            aria-labelledby={`edit-${one.id}`}
            className={classes.section}
          >
            <h2 id={`edit-${one.id}`}>{i18n._(stepLabel(one, isOnSite))}</h2>
            <JobStepFields
              key={filled}
              step={one.id}
              mayLinkExternally={mayLinkExternally({ abilities: employer?.abilities ?? [] })}
            />
          </Stack>
        ))}
        <div className={classes.save}>
          <SubmitButton>{t`Save`}</SubmitButton>
        </div>
      </Form>
    </Stack>
  );
}

/** A published job must stay publishable; a job in review may still be incomplete. */
const rulesFor = ({ listingStatus }: JobListingRecord) =>
  z.looseObject({}).superRefine((values, context) => {
    const draft = values as JobDraft;
    const problems =
      listingStatus === "published" ? findMissingFields(draft) : validateFields(draft, jobFields);
    for (const [path, message] of Object.entries({ ...problems, ...validateExternalUrl(values) }))
      context.addIssue({ code: "custom", path: path.split("."), message });
  });

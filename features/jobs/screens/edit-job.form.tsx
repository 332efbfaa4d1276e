/** Changing a job that is out: every field of the form's steps on one page, saved when one says so, over nobody's words. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { ApiError } from "#platform/web/api-error.ts";
import { useCurrentEmployerProfile } from "#platform/web/shell/me.ts";
import { Form } from "#platform/web/ui/form.tsx";
import { SubmitButton } from "#platform/web/ui/submit-button.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { type FormValues, useZodForm } from "#platform/web/ui/use-zod-form.ts";
import { useChange } from "#platform/web/use-change.ts";
import { z } from "zod";
import { changesTo, draftOf, type JobDraft, jobFields, problemsIn, whatIsMissing } from "../job-draft.ts";
import { JobListing, type JobListingRecord } from "../job-listing.ts";
import { mayLinkExternally } from "../job.policy.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { JobStepFields } from "./job-step-fields.tsx";
import { goesToSite, missingSite, whereOf } from "./apply-where.ts";
import { jobSteps, stepLabel } from "./job-steps.ts";
import classes from "./own-job.module.css";

interface EditJobProps {
  job: JobListingRecord;
  etag: string | undefined;
}

export function EditJob({ job, etag }: EditJobProps) {
  const { t, i18n } = useLingui();
  const change = useChange(JobListing, { at: "employer/job_listings" });
  // As it was when one began to write: what others change meanwhile must not pass for seen.
  const [saved, setSaved] = useState({ draft: draftOf(job), etag });
  const [isStale, setStale] = useState(false);
  const employer = useCurrentEmployerProfile()?.employer as { abilities?: string[] } | undefined;
  const form = useZodForm({
    schema: rulesFor(job),
    initial: { ...saved.draft, ...whereOf(saved.draft) } as FormValues,
    renamed: { compensation: "compensation.min" },
    submit: async () => {
      const draft = form.form.getValues() as JobDraft;
      try {
        const after = await change.run(job, changesTo(saved.draft, draft), { ifMatch: saved.etag });
        setSaved({ draft, etag: after?.etag });
        toast(t`Saved`);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        setStale(true);
        scrollTo({ top: 0 });
      }
    },
  });
  const isOnSite = goesToSite(form.form.getValues());
  return (
    <div className={classes.edit}>
      {isStale && <ChangedElsewhere onReload={() => location.reload()} />}
      <Form form={form} submit={false} label={t`Edit`}>
        {jobSteps.slice(0, -1).map((one) => (
          <section key={one.id} aria-labelledby={`edit-${one.id}`} className={classes.section}>
            <h2 id={`edit-${one.id}`}>{i18n._(stepLabel(one, isOnSite))}</h2>
            <JobStepFields
              step={one.id}
              mayLinkExternally={mayLinkExternally({ abilities: employer?.abilities ?? [] })}
            />
          </section>
        ))}
        <div className={classes.save}>
          <SubmitButton>{t`Save`}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** What is published keeps what publishing needed; a job in review may still be unfinished. */
const rulesFor = ({ listingStatus }: JobListingRecord) =>
  z.looseObject({}).superRefine((values, context) => {
    const draft = values as unknown as JobDraft;
    const problems = listingStatus === "published" ? whatIsMissing(draft) : problemsIn(draft, jobFields);
    for (const [path, message] of Object.entries({ ...problems, ...missingSite(values) }))
      context.addIssue({ code: "custom", path: path.split("."), message });
  });

/**
 * "Draft with AI": a description that a language model writes from the form's values; the employer accepts it or
 * not.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import classes from "#features/educators/screens/resume/draft.module.css";
import { DraftSuggestion } from "#features/educators/screens/resume/draft-suggestion.tsx";
import { type DraftAnswer, useDraft } from "#features/educators/screens/resume/use-draft.ts";
import { call } from "#platform/web/api-client/api.ts";
import { useCapability } from "#platform/web/data/capabilities.ts";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { attributesOf, type JobDraft } from "../../job-draft.ts";
import type { JobListingRecord } from "../../job-listing.ts";
import { plainDescription } from "../../description-outlines.ts";
import { workingHoursText } from "../../working-hours-text.ts";

/** Nothing where no language model is there. */
export const DraftWithAi = () => (useCapability("job_descriptions") ? <DraftButton /> : null);

interface JobAnswer extends DraftAnswer {
  /** The same for the editor. */
  html: string;
}

function DraftButton() {
  const { form } = useFormScope();
  const job = form.values as JobDraft;
  const { i18n } = useLingui();
  const hours = workingHoursText(i18n, attributesOf(job).workingHours as JobListingRecord["workingHours"]);
  const draft = useDraft<JobAnswer>({
    missing: job.title.trim() ? null : /*i18n*/ "Give the job a title first",
    ask: (signal) => suggestion(job, hours, signal),
  });
  const take = () => {
    form.setFieldValue("description", draft.answer!.html);
    form.setFieldValue("descriptionAiGenerated", true);
    draft.drop();
  };
  useOwnWords(job, () => form.setFieldValue("descriptionAiGenerated", false));
  return (
    <DraftSuggestion
      draft={draft}
      take={take}
      word={<Trans>Draft with AI</Trans>}
      about={<Trans>Writes a text from the other steps and your notes above. No names are sent.</Trans>}
    >
      {job.descriptionAiGenerated && !draft.text && <Tag />}
    </DraftSuggestion>
  );
}

const Tag = () => (
  <p className={classes.offer} role="status">
    <Pill tone="info">
      <Trans>Drafted with AI</Trans>
    </Pill>
    <span className="small muted">
      <Trans>Read it through and make it yours before you publish.</Trans>
    </span>
  </p>
);

/** After an edit, the description counts as the employer's own. */
function useOwnWords({ description, descriptionAiGenerated }: JobDraft, onOwn: () => void) {
  const compare = useEffectEvent((before: string) => {
    if (descriptionAiGenerated && plainDescription(before) !== plainDescription(description)) onOwn();
  });
  useEffect(() => {
    if (!descriptionAiGenerated) return;
    return () => compare(description);
  }, [description, descriptionAiGenerated]);
}

const suggestion = (job: JobDraft, hours: string, signal: AbortSignal) =>
  call<JobAnswer>("employer/job_listings/draft_description", {
    method: "POST",
    body: {
      title: job.title,
      roleType: job.roleType || null,
      employmentType: job.employmentType,
      jobSchedule: job.jobSchedule || null,
      workingHours: hours || null,
      ageGroup: job.ageGroup,
      classroomType: job.classroomType || null,
      educationPhilosophy: job.educationPhilosophy,
      languages: job.languages,
      desiredEducation: job.desiredEducation || null,
      workExperience: job.workExperience || null,
      certificationQualifications: job.certificationQualifications,
      additionalBenefits: job.additionalBenefits,
      description: job.description || null,
    },
    timeout: 70_000,
    signal,
  });

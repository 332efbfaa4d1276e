/** The first step of applying: contact details, prefilled from the profile, and the résumé. */
import { Trans, useLingui } from "@lingui/react/macro";

import { DownloadResume } from "#features/educators/screens/resume/download-resume.tsx";
import { CheckboxField, RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField, ZipField } from "#platform/web/ui/form/text-field.tsx";
import { UploadField } from "#platform/web/ui/media/upload-field.tsx";
import { arrived, type UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { profileInput } from "./apply-input.ts";
import type { ResumeSource } from "./apply-draft.ts";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { ApplyFlow } from "./use-apply-flow.ts";
import { useStepForm } from "./use-step-form.ts";

export function ProfileStep({ flow }: { flow: ApplyFlow }) {
  const { t } = useLingui();
  const { profile, draft } = flow;
  const options = useResumeOptions(flow);
  const needsZip = !profile.zipCode;
  const hasChoice = options.length > 0;
  const form = useStepForm({
    schema: profileInput({ hasChoice, needsZip }),
    initial: {
      firstName: draft.firstName,
      lastName: draft.lastName,
      phoneNumber: draft.phoneNumber,
      zipCode: draft.zipCode,
      resumeFrom: draft.resumeFrom,
      resume: draft.resume ? [arrived(draft.resume)] : [],
      keepsResume: draft.keepsResume,
      attachments: draft.attachments.map(arrived),
    },
    onChange: ({ resume, attachments, ...plain }) =>
      flow.change({
        ...plain,
        resume: storedFiles(resume)[0] ?? null,
        attachments: storedFiles(attachments),
      }),
    next: flow.next,
  });
  const { resumeFrom, resume } = form.form.values;
  const uploads = options.length === 0 || resumeFrom === "upload";
  return (
    <Form form={form} submit={t`Continue`}>
      <Grid columns="repeat(auto-fit, minmax(200px, 1fr))" gap={[24, 16]}>
        <TextField name="firstName" autoComplete="given-name" label={t`First name`} />
        <TextField name="lastName" autoComplete="family-name" label={t`Last name`} />
      </Grid>
      <TextField
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        chars={20}
        label={t`Phone number`}
        hint={t`So that they can call you about this job.`}
        optional
      />
      {needsZip && <ZipField name="zipCode" label={t`ZIP code`} />}
      {options.length > 0 && <RadioField name="resumeFrom" label={t`Resume`} options={options} />}
      {uploads && (
        <UploadField
          name="resume"
          label={options.length > 0 ? t`Another resume` : t`Resume`}
          purpose="resume"
          kinds={["document", "image"]}
          optional={options.length === 0}
        />
      )}
      {uploads && !profile.resume && resume.length > 0 && (
        <CheckboxField name="keepsResume" label={t`Keep this resume in my profile for next time`} />
      )}
      {uploads && !profile.resume && (
        <Stack gap={8} align="start">
          <p className="small muted">
            <Trans>
              No resume at hand? Employers see your profile with your application. Here it is as a PDF.
            </Trans>
          </p>
          <DownloadResume userProfileId={profile.id} />
        </Stack>
      )}
      <UploadField
        name="attachments"
        label={t`Other documents`}
        hint={t`A letter, references or certificates.`}
        purpose="attachment"
        kinds={["document", "image"]}
        maxFiles={10}
        optional
      />
      {profile.missingRequiredFields.length === 0 && (
        <p className="small muted">
          <Trans>Your work history, education and certifications are in your profile already.</Trans>
        </p>
      )}
    </Form>
  );
}

/** No choice while the profile has no résumé: then one is uploaded, or not. */
function useResumeOptions({ profile: { resume, indeedResume } }: ApplyFlow) {
  const { t } = useLingui();
  if (!resume && !indeedResume) return [];
  const options: { value: ResumeSource; label: string; hint?: string }[] = [
    ...(resume
      ? [{ value: "profile" as const, label: t`The resume in my profile`, hint: resume.filename }]
      : []),
    ...(indeedResume ? [{ value: "indeed" as const, label: t`My Indeed resume`, hint: indeedResume }] : []),
    { value: "upload", label: t`Upload another one` },
    { value: "none", label: t`No resume for this application` },
  ];
  return options;
}

const storedFiles = (items: readonly UploadItem[]) =>
  items.flatMap(({ id, filename }) => (id ? [{ id, filename }] : []));

/** Closing a job: the reason, who was hired, and how many applicants will be notified. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { closeReasons, hiredElsewhere } from "#features/jobs/job-constants.ts";
import { JobListing, type JobListingRecord } from "#features/jobs/job-listing.ts";
import { closeReasonLabels, hiredElsewhereLabels } from "#features/jobs/screens/labels/job-labels.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { CheckboxesField, CheckboxField, RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { MultiComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useAction } from "#platform/web/data/use-action.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { isOpenApplication } from "../../application-transitions.ts";
import { JobApplication } from "../../application.ts";
import { type Applicant, employerApplications } from "../review/use-applicants.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

interface CloseJobFormProps {
  job: Pick<JobListingRecord, "id" | "title">;
  /** The hired applications, when the job closes because it is filled. */
  hired?: string[];
  close: () => void;
}

const closeJobSchema = z
  .object({
    reason: z.enum(closeReasons, { error: /*i18n*/ "Say why you close it" }),
    hired: z.array(z.string()),
    isElsewhere: z.boolean(),
    elsewhere: z.enum(["", ...hiredElsewhere]),
  })
  .refine(({ reason, isElsewhere, elsewhere }) => reason !== "filled" || !isElsewhere || elsewhere !== "", {
    path: ["elsewhere"],
    error: /*i18n*/ "Say how you found them",
  });
/** Only the clock sets "expired". */
const reasons = closeReasons.filter((reason) => reason !== "expired");

export function CloseJobForm({ job, hired: filledBy, close }: CloseJobFormProps) {
  const { t, i18n } = useLingui();
  const act = useAction(JobListing, "close", { at: "employer/job_listings" });
  const query = useCollection(JobApplication, {
    at: employerApplications,
    filter: { jobListingId: job.id },
    include: ["userProfile"],
    size: 100,
  });
  const form = useZodForm({
    schema: closeJobSchema,
    initial: {
      reason: filledBy ? "filled" : "",
      hired: filledBy ?? [],
      isElsewhere: false,
      elsewhere: "",
    },
    serverFieldNames: { hiredApplicationIds: "hired", hiredElsewhere: "elsewhere" },
    guard: false,
    submit: async ({ reason, hired, isElsewhere, elsewhere }) => {
      const isFilled = reason === "filled";
      await act.run(job, {
        reason,
        hiredApplicationIds: isFilled ? hired : [],
        hiredElsewhere: (isFilled && isElsewhere && elsewhere) || null,
      });
      toast(t`“${job.title}” is closed`);
      close();
    },
  });
  const { reason, hired } = form.form.getValues();
  return (
    <Dialog
      isOpen
      size="medium"
      title={<Trans>Close job “{job.title}”?</Trans>}
      onClose={close}
      closesOutside={!form.form.isDirty()}
    >
      <Form
        form={form}
        submit={t`Close job`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Keep job</Trans>
          </Button>
        }
      >
        <RadioField
          name="reason"
          label={t`Why?`}
          options={reasons.map((value) => ({ value, label: i18n._(closeReasonLabels[value]) }))}
        />
        <Loaded
          query={query}
          failure={t`We couldn't load applicants.`}
          skeleton={<SkeletonRows count={2} height={48} />}
        >
          {(all) => (
            <Stack gap={24}>
              {reason === "filled" && <HiredField applicants={all.filter(mayBeHired)} />}
              {reason === "filled" && <HiredElsewhereField />}
              {reason === "filled" && (
                <p className="small muted">
                  <Trans>Whoever opens the job's page reads that it is filled, and not by whom.</Trans>
                </p>
              )}
              <NotifiedCount
                count={
                  all.filter((one) => isNotified(one) && !(reason === "filled" && hired.includes(one.id)))
                    .length
                }
              />
            </Stack>
          )}
        </Loaded>
      </Form>
    </Dialog>
  );
}

const mayBeHired = ({ aasmState }: Applicant) => isOpenApplication(aasmState) || aasmState === "hired";

/** Offers stay valid; all other open applicants are notified that the job is closed. */
const isNotified = ({ aasmState }: Applicant) => isOpenApplication(aasmState) && aasmState !== "offered";

/** Checkboxes up to this many, a searchable list above. */
const maxCheckboxes = 6;

function HiredField({ applicants }: { applicants: Applicant[] }) {
  const { t } = useLingui();
  if (applicants.length === 0) return null;
  const options = applicants.map(({ id, names }) => ({
    value: id,
    label: names.userProfile,
  }));
  const shared = { name: "hired", label: t`Who did you hire?`, optional: true, options };
  return applicants.length <= maxCheckboxes ? (
    <CheckboxesField {...shared} />
  ) : (
    <MultiComboboxField {...shared} />
  );
}

/** A hire outside the product counts as hired too. */
function HiredElsewhereField() {
  const { t, i18n } = useLingui();
  const { isElsewhere } = useFormScope().form.getValues();
  const ways = hiredElsewhere.map((value) => ({ value, label: i18n._(hiredElsewhereLabels[value]) }));
  return (
    <>
      <CheckboxField name="isElsewhere" label={t`I hired somebody who didn't apply here`} />
      {isElsewhere && (
        <SelectField
          name="elsewhere"
          label={t`How did you find them?`}
          options={ways}
          empty={t`Choose one`}
        />
      )}
    </>
  );
}

const NotifiedCount = ({ count }: { count: number }) => (
  <p role="status">
    <Plural
      value={count}
      _0="Nobody is waiting for an answer. You can reopen the job later."
      one="# open applicant will be told that the job is closed. You can reopen the job later."
      other="# open applicants will be told that the job is closed. You can reopen the job later."
    />
  </p>
);

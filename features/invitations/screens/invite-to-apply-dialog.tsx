/** "Invite to apply": one of the open jobs, an own line if wanted, and who of the chosen people can't be invited. */
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";

import { JobListing } from "#features/jobs/job-listing.ts";
import { pages } from "#features/paths.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { SelectField } from "#platform/web/ui/form/select-field.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { maxInvitationLength } from "../invite-permission.ts";
import { useSendJobInvitations, type Invitee, type Uninvited } from "./send-job-invitations.ts";
import { UninvitedList } from "./uninvited-list.tsx";
import { useInvitePermissions } from "./use-invite-permissions.ts";

interface InviteToApplyDialogProps {
  /** One or several; each gets an invitation of their own. */
  invitees: readonly Invitee[];
  /** The job they were found for, chosen from the start. */
  jobListingId?: string | null;
  close: () => void;
  /** After everybody who can be invited was. */
  sent?: () => void;
}

export function InviteToApplyDialog({ invitees, jobListingId, close, sent }: InviteToApplyDialogProps) {
  const { t } = useLingui();
  const jobs = useCollection(JobListing, {
    at: "employer/job_listings",
    filter: { listingStatus: "published" },
    fields: { job_listings: ["title"] },
    size: 100,
  });
  const title =
    invitees.length === 1
      ? t`Invite ${invitees[0]!.fullName} to apply`
      : t`Invite ${plural(invitees.length, { one: "# person", other: "# people" })} to apply`;
  return (
    <Dialog isOpen size="medium" title={title} onClose={close}>
      <Loaded
        query={jobs}
        failure={t`We couldn't load your jobs.`}
        empty={
          <EmptyState
            plain
            title={t`You have no open job to invite to.`}
            action={
              <Button as={Link} to={pages.newJob}>
                <Trans>Post a job</Trans>
              </Button>
            }
          />
        }
      >
        {(open) => (
          <InviteForm
            invitees={invitees}
            jobs={open.map(({ id, title: jobTitle }) => ({ value: id, label: jobTitle }))}
            jobListingId={jobListingId}
            done={() => {
              close();
              sent?.();
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}

const schema = z.object({
  jobListingId: z.string().min(1, { error: /*i18n*/ "Choose one of your open jobs" }),
  text: z.string().max(maxInvitationLength, { error: /*i18n*/ "Use at most 1,000 characters" }),
});

interface InviteFormProps {
  invitees: readonly Invitee[];
  jobs: readonly { value: string; label: string }[];
  jobListingId?: string | null | undefined;
  done: () => void;
}

function InviteForm({ invitees, jobs, jobListingId, done }: InviteFormProps) {
  const { t } = useLingui();
  const { send } = useSendJobInvitations();
  const [failed, setFailed] = useState<Uninvited[]>([]);
  const known = jobs.find(({ value }) => value === jobListingId) ?? (jobs.length === 1 ? jobs[0] : undefined);
  const form = useZodForm({
    schema,
    initial: { jobListingId: known?.value ?? "", text: "" },
    guard: false,
    submit: async (values) => {
      const notSent = await send(waiting, values);
      setFailed(notSent);
      if (notSent.length > 0) return;
      toast(t`${plural(waiting.length, { one: "Invitation sent", other: "# invitations sent" })}`);
      done();
    },
  });
  const chosenJob = String(form.form.getValues()["jobListingId"]);
  const permissions = useInvitePermissions(invitees, chosenJob);
  // After a failure those who got theirs are not asked again.
  const waiting = failed.length > 0 ? failed.map(({ invitee }) => invitee) : permissions.invitable;
  const isNobodyLeft = waiting.length === 0;
  return (
    <Form
      form={form}
      submit={
        !isNobodyLeft &&
        (waiting.length === 1
          ? t`Send invitation`
          : t`${plural(waiting.length, { one: "Send # invitation", other: "Send # invitations" })}`)
      }
    >
      <UninvitedList
        isFailure
        title={<Plural value={failed.length} one="The invitation was not sent." other="# were not sent." />}
        uninvited={failed}
      />
      <SelectField
        name="jobListingId"
        label={t`Job`}
        options={jobs}
        empty={known ? undefined : t`Choose one`}
        onChange={() => setFailed([])}
      />
      {failed.length === 0 && (
        <UninvitedList
          title={
            invitees.length === 1 ? (
              <Trans>No invitation can be sent for this job.</Trans>
            ) : (
              <Plural
                value={permissions.uninvited.length}
                one="# person can't be invited:"
                other="# people can't be invited:"
              />
            )
          }
          uninvited={permissions.uninvited}
        />
      )}
      {!isNobodyLeft && (
        <TextAreaField
          name="text"
          label={t`Your own line`}
          hint={
            invitees.length > 1
              ? t`Each person gets a separate message, with the job and this line.`
              : t`It stands above the job. Say why you thought of them.`
          }
          max={maxInvitationLength}
          rows={3}
          optional
        />
      )}
    </Form>
  );
}

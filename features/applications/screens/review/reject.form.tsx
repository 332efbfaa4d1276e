/** "Not selected": the message the educator reads in 30 minutes, and a reason for the team only. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { isText } from "#platform/shared/is-text.ts";
import { RadioField } from "#platform/web/ui/form/choice-field.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { rejectionMessages, rejectionTexts } from "../../rejection.ts";
import { rejectionMessageLabels } from "../labels/application-labels.ts";
import type { Applicant } from "./use-applicants.ts";
import type { TransitionInput } from "./use-transitions.ts";
import { Button } from "#platform/web/ui/form/button.tsx";

interface RejectFormProps {
  applications: readonly Applicant[];
  /** "Ana Ruiz", or "3 applicants". */
  title: string;
  close: () => void;
  send: (input: TransitionInput) => Promise<unknown>;
}

/** Withdrawing an offer requires a reason. */
const rejectSchema = (applications: readonly Applicant[]) =>
  z.object({
    message: z.enum(rejectionMessages),
    reason: z
      .string()
      .trim()
      .max(1000, /*i18n*/ "Use at most 1,000 characters")
      .refine((reason) => isText(reason) || applications.every(({ aasmState }) => aasmState !== "offered"), {
        error: /*i18n*/ "Give a reason for taking back the offer",
      }),
  });

export function RejectForm({ applications, title, close, send }: RejectFormProps) {
  const { t, i18n } = useLingui();
  const [job] = applications.map(({ jobListing }) => jobListing);
  const isOneJob = applications.every(({ jobListingId }) => jobListingId === applications[0]?.jobListingId);
  const names = {
    title: isOneJob && job?.title ? job.title : t`the job`,
    employerName: useCurrentEmployerProfile()?.employer?.name ?? t`your program`,
  };
  const needsReason = applications.some(({ aasmState }) => aasmState === "offered");
  const form = useZodForm({
    schema: rejectSchema(applications),
    initial: { message: "others", reason: "" },
    guard: false,
    submit: async ({ message, reason }) => {
      close();
      await send({ message, ...(reason && { reason }) });
    },
  });
  return (
    <Dialog isOpen title={title} size="medium" onClose={close} closesOutside={!form.form.isDirty()}>
      <Form
        form={form}
        submit={t`Send in 30 minutes`}
        beside={
          <Button variant="outline" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <p>
          <Trans>The message waits 30 minutes. Until then you can undo it and nobody is told.</Trans>
        </p>
        <RadioField
          name="message"
          label={t`What they will read`}
          options={rejectionMessages.map((value) => ({
            value,
            label: i18n._(rejectionMessageLabels[value]),
            hint: i18n._(rejectionTexts[value], names),
          }))}
        />
        <TextAreaField
          name="reason"
          label={t`Reason`}
          hint={t`Only your team sees it.`}
          optional={!needsReason}
          rows={2}
        />
      </Form>
    </Dialog>
  );
}

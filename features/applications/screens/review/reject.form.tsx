/** "Not selected": the letter that the educator reads in 30 minutes, and a reason for the team only. */
import { Trans, useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { fullName } from "#features/accounts/full-name.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { isText } from "#platform/shared/is-text.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { rejectionMessages, rejectionTextInput, rejectionTexts } from "../../rejection.ts";
import { RejectionTemplate } from "../../rejection-template.ts";
import { ownText, RejectionTextField, rejectionTemplatesCollection } from "./rejection-text-field.tsx";
import type { Applicant } from "./use-applicants.ts";
import type { TransitionInput } from "./use-transitions.ts";

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
    source: z.string(),
    text: rejectionTextInput,
    isKept: z.boolean(),
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
  const me = useCurrentEmployerProfile();
  const keep = useCreate(RejectionTemplate, { at: rejectionTemplatesCollection });
  const [first] = applications;
  const isOneJob = applications.every(({ jobListingId }) => jobListingId === first?.jobListingId);
  const needsReason = applications.some(({ aasmState }) => aasmState === "offered");
  const form = useZodForm({
    schema: rejectSchema(applications),
    initial: { source: "others", text: i18n._(rejectionTexts.others), isKept: false, reason: "" },
    guard: false,
    submit: async ({ source, text, isKept, reason }) => {
      close();
      const message = rejectionMessages.find((known) => known === source);
      if (source === ownText && isKept) void keep.run({ body: text }).catch(couldNotSave);
      await send({ ...(message ? { message } : { text }), ...(reason && { reason }) });
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
        <RejectionTextField
          form={form.form}
          letter={{
            firstName: nameOf(applications) ?? t`(first name)`,
            title: (isOneJob && first?.jobListing?.title) || t`the job`,
            employerName: me?.employer?.name ?? t`your program`,
            senderName: fullName(me ?? {}) || null,
          }}
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

/** How the letter greets; undefined for several. */
const nameOf = ([first, ...others]: readonly Applicant[]) =>
  others.length > 0 ? undefined : (first?.userProfile?.firstName ?? first?.names.userProfile);

/** The form of "Share a job": the job, found by typing, and words beside it. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { z } from "zod";

import { randomId } from "#platform/web/api-client/random-id.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { ComboboxField } from "#platform/web/ui/form/combobox-field.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { maxMessageLength } from "../../message-constants.ts";
import { sendMessage } from "../composer/send-message.ts";
import { useContactWarning } from "../composer/use-contact-warning.tsx";
import { conversationPath, useSide } from "../side.ts";

const schema = z.object({
  jobListingId: z
    .string({ error: /*i18n*/ "Choose one of your open jobs" })
    .min(1, { error: /*i18n*/ "Choose one of your open jobs" }),
  text: z.string().trim().max(maxMessageLength, { error: /*i18n*/ "Use 5,000 characters or fewer" }),
});

export interface ShareJobProps {
  /** `id`: the user profile's. */
  recipient: { id: string; name: string };
  close: () => void;
  /** In an open conversation, where the card appears by itself; elsewhere a toast leads to it. */
  onSent?: () => void;
}

interface ShareJobFormProps extends ShareJobProps {
  isFirst: boolean;
  jobs: readonly { id: string; title: string }[];
  /** The jobs shared before, with the time. */
  shared: ReadonlyMap<string, string>;
}

export function ShareJobForm({ recipient, isFirst, jobs, shared, close, onSent }: ShareJobFormProps) {
  const { t } = useLingui();
  const contactWarning = useContactWarning();
  const { name } = recipient;
  const send = useSend(recipient, close, onSent);
  const form = useZodForm({
    schema,
    initial: { jobListingId: "", text: "" },
    guard: false,
    submit: (values) =>
      new Promise<void>((resolve, reject) => {
        const run = () => void send(values).then(resolve, reject);
        if (isFirst) contactWarning.confirmSend(values.text, run, resolve);
        else run();
      }),
  });
  const sharedAt = shared.get(String(form.form.getValues().jobListingId));
  return (
    <>
      <Form form={form} submit={sharedAt ? t`Share again` : t`Share`}>
        <ComboboxField
          name="jobListingId"
          label={t`Job`}
          options={jobs.map(({ id, title }) => ({
            value: id,
            label: shared.has(id) ? t`${title} (shared already)` : title,
          }))}
        />
        <p role="status" className={sharedAt ? "small muted" : "visually-hidden"}>
          {sharedAt && (
            <Trans>
              You shared this job with {name}: <TimeText at={sharedAt} />.
            </Trans>
          )}
        </p>
        <TextAreaField name="text" label={t`Your words`} rows={3} optional />
      </Form>
      {contactWarning.dialog}
    </>
  );
}

type Share = z.output<typeof schema>;

function useSend(
  { id: userProfileId, name }: ShareJobProps["recipient"],
  close: () => void,
  onSent?: () => void,
) {
  const { t } = useLingui();
  const side = useSide();
  const navigate = useNavigate();
  const client = useQueryClient();
  const last = useRef({ content: "", key: "" });
  return async ({ jobListingId, text }: Share) => {
    // The same again after a failure keeps its key: it makes one message.
    const content = JSON.stringify([jobListingId, text]);
    if (last.current.content !== content) last.current = { content, key: randomId() };
    const draft = { text, attachments: [], jobListingId };
    const { conversationId } = await sendMessage({ userProfileId }, draft, last.current.key);
    for (const type of ["conversations", "messages", "job_applications"]) void refetchType(client, type);
    close();
    if (onSent) return onSent();
    const path = conversationId ? conversationPath(side, conversationId) : side.page;
    toast(t`Job shared with ${name}`, {
      action: { label: t`Open messages`, run: () => void navigate(path) },
    });
  };
}

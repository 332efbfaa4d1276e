/** Answers without a camera: a VideoAsk link, or text. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconExternalLink from "~icons/tabler/external-link";
import { useEffect } from "react";
import { z } from "zod";

import { Form } from "#platform/web/ui/form/form.tsx";
import { SubmitButton } from "#platform/web/ui/form/submit-button.tsx";
import { TextAreaField } from "#platform/web/ui/form/text-area-field.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useCreate } from "#platform/web/data/use-create.ts";
import { useZodForm, type ZodForm } from "#platform/web/forms/use-zod-form.ts";

import { VideoAskAnswer } from "../../video-answer.ts";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./recorder.module.css";
import type { Answer, Question } from "./video-types.ts";

interface AnswerFormProps {
  question: Question;
  answer: Answer | undefined;
  onRisk: (isRisky: boolean) => void;
  onSent: () => void;
}

const maxLength = 5_000;
const textSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, { error: /*i18n*/ "Write your answer" })
    .max(maxLength, { error: /*i18n*/ "Use at most 5,000 characters" }),
});

export function TextAnswerForm({ question, answer, onRisk, onSent }: AnswerFormProps) {
  const { t } = useLingui();
  const create = useCreate(VideoAskAnswer);
  const form = useZodForm({
    schema: textSchema,
    initial: { text: answer?.text ?? "" },
    guard: false,
    submit: async ({ text }) => {
      await create.run({ videoAskQuestionId: question.id, text });
      onSent();
    },
  });
  useReportUnsavedInput(form, onRisk);
  return (
    <Form form={form} submit={false}>
      <TextAreaField name="text" label={t`Your answer`} rows={8} max={maxLength} />
      <Cluster gap={8} align="stretch" justify="end" className={classes.acts}>
        <SubmitButton>
          <Trans>Save answer</Trans>
        </SubmitButton>
      </Cluster>
    </Form>
  );
}

const link = z.object({
  contactShareUrl: z.string().trim().min(1, { error: /*i18n*/ "Paste a link from VideoAsk" }).max(2_000),
});

export function LinkAnswerForm({ question, answer, onRisk, onSent }: AnswerFormProps) {
  const { t } = useLingui();
  const create = useCreate(VideoAskAnswer);
  const form = useZodForm({
    schema: link,
    initial: { contactShareUrl: answer?.contactShareUrl ?? "" },
    guard: false,
    submit: async ({ contactShareUrl }) => {
      await create.run({ videoAskQuestionId: question.id, contactShareUrl });
      onSent();
    },
  });
  useReportUnsavedInput(form, onRisk);
  return (
    <>
      {question.recordUrl && (
        <p>
          <a href={question.recordUrl} target="_blank" rel="noopener noreferrer" className="link-line">
            <Trans>Record it on VideoAsk</Trans>
            <IconExternalLink size={18} />
          </a>
        </p>
      )}
      <Form form={form} submit={false}>
        <TextField
          name="contactShareUrl"
          type="url"
          inputMode="url"
          label={t`VideoAsk link`}
          hint={t`The share link of your answer, like https://www.videoask.com/f1a2b3c4d`}
        />
        <Cluster gap={8} align="stretch" justify="end" className={classes.acts}>
          <SubmitButton>
            <Trans>Save link</Trans>
          </SubmitButton>
        </Cluster>
      </Form>
    </>
  );
}

function useReportUnsavedInput(form: ZodForm, onRisk: (isRisky: boolean) => void) {
  const isDirty = form.form.isDirty() && !form.isSending;
  useEffect(() => onRisk(isDirty), [isDirty, onRisk]);
}

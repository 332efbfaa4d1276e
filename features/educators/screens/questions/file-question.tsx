/** A file as the answer, stored as {id, filename}. */
import { isRecord } from "#platform/shared/is-record.ts";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { z } from "zod";

import { FormContext } from "#platform/web/forms/form-scope.ts";
import { arrived, type UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { UploadField } from "#platform/web/ui/media/upload-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";

import { answerValue } from "../../answer-value.ts";
import { questionTexts } from "./question-texts.ts";
import type { QuestionControl } from "./question-frame.tsx";

function fileOf(text: string) {
  const file = answerValue(text);
  if (!isRecord(file) || typeof file.id !== "string") return null;
  return { id: file.id, filename: typeof file.filename === "string" ? file.filename : undefined };
}

export function FileQuestion({ question, value, onChange, control }: QuestionControl) {
  const { i18n } = useLingui();
  const answerFile = fileOf(value);
  const form = useZodForm({
    schema: z.object({ file: z.array(z.custom<UploadItem>()) }),
    initial: { file: answerFile?.id ? [arrived(answerFile)] : [] },
    guard: false,
    submit: async () => undefined,
  });
  const [item] = form.form.values.file;
  const id = item?.id ?? null;
  const reportAnswer = useEffectEvent(() => {
    // While one is on its way the answer stays what it was.
    if (id === (answerFile?.id ?? null) || (item && !id)) return;
    onChange(id ? JSON.stringify({ id, filename: item?.filename ?? "" }) : "");
  });
  useEffect(() => reportAnswer(), [id]);
  return (
    <FormContext value={{ ...form, id: control.id }}>
      <UploadField
        name="file"
        label={<span className="visually-hidden">{questionTexts(i18n, question).label}</span>}
        purpose="answer_document"
        kinds={["document", "image"]}
      />
    </FormContext>
  );
}

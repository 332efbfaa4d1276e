/** A form for a code from an app or a text message; submits it to the given call. */
import { useLingui } from "@lingui/react/macro";

import { call } from "#platform/web/api-client/api.ts";
import { FocusFirst } from "#platform/web/ui/layout/focus-first.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";

const schema = () => import("../form-inputs.ts").then((module) => module.codeInput);

interface CodeFormProps<T> {
  /** The call, below the API's base. */
  path: string;
  submit: string;
  hint?: string;
  onDone: (data: T) => void;
}

export function CodeForm<T>({ path, submit, hint, onDone }: CodeFormProps<T>) {
  const { t } = useLingui();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { code: "" },
    submit: async ({ code }) => {
      const answer = await call<{ data: T } | undefined>(path, {
        method: "POST",
        body: { code },
        // The answer may hold recovery codes, which are stored nowhere as they are.
        idempotencyKey: null,
      });
      form.form.setFieldValue("code", "");
      onDone(answer?.data as T);
    },
  });
  return (
    <FocusFirst>
      <Form form={form} submit={submit} label={submit}>
        <TextField
          name="code"
          label={t`Code`}
          hint={hint}
          autoComplete="one-time-code"
          chars={20}
          maxLength={40}
        />
      </Form>
    </FocusFirst>
  );
}

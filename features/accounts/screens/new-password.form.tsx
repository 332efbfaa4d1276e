/** Chooses a new password with the token of a mailed link. */
import { useLingui } from "@lingui/react/macro";

import { resetPassword } from "./session/account-calls.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";

const schema = () => import("../form-inputs.ts").then((module) => module.newPasswordInput);

interface NewPasswordFormProps {
  token: string;
  /** Whoever has none yet chooses the first one. */
  isFirst?: boolean;
  /** The words on the button. */
  submit?: string;
  finish: (outcome: "expired" | "changed") => void;
}

export function NewPasswordForm({ token, isFirst, submit, finish }: NewPasswordFormProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { password: "" },
    submit: async (values) => {
      try {
        await resetPassword(token, values.password);
        finish("changed");
      } catch (error) {
        if (!(error instanceof ApiError) || !error.fields.resetPasswordToken) throw error;
        finish("expired");
      }
    },
  });
  return (
    <Form form={form} submit={submit ?? t`Change password`}>
      <PasswordField
        name="password"
        isNew
        label={isFirst ? t`Password` : t`New password`}
        hint={t`At least 10 characters. A few words in a row work well.`}
      />
    </Form>
  );
}

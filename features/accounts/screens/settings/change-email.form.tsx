/** A new email address, with the password: whoever finds an unlocked phone must not take the account over. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useHasPassword } from "../session/current-account.ts";
import { useUpdateAccount } from "./use-current-account.ts";

const inputs = () => import("../../form-inputs.ts");
const schema = () => inputs().then((module) => module.changeEmailInput);
const schemaWithoutPassword = () => inputs().then((module) => module.changeEmailWithoutPasswordInput);

export function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const change = useUpdateAccount();
  const hasPassword = useHasPassword();
  const form = useZodForm({
    schema: hasPassword ? schema : schemaWithoutPassword,
    initial: { email: "", currentPassword: "" },
    submit: async (values) => {
      await change(values);
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t`Change email`}
      submit={t`Send a link`}
      beside={
        <Button variant="subtle" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={t`New email`}
        hint={t`We'll send a link there. Your address changes when you press it.`}
      />
      {hasPassword && <PasswordField name="currentPassword" label={t`Current password`} />}
    </Form>
  );
}

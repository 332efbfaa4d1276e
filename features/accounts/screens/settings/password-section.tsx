/** A new password: the present one first. Everywhere else one is logged out then. */
import { useLingui } from "@lingui/react/macro";
import { z } from "zod";

import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField } from "#platform/web/ui/form/text-field.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { password } from "../../credentials.ts";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { useUpdateAccount } from "./use-current-account.ts";

const schema = z.object({
  currentPassword: z.string().min(1, /*i18n*/ "Enter your current password"),
  password,
});
const empty = { currentPassword: "", password: "" };

export const PasswordSection = () =>
  useIsImpersonating() ? <ImpersonationNote id="password-off" /> : <ChangePassword />;

export function ChangePassword({ onDone }: { onDone?: () => void }) {
  const { t } = useLingui();
  const change = useUpdateAccount();
  const form = useZodForm({
    schema,
    initial: empty,
    submit: async (values) => {
      await change(values);
      form.form.setValues(empty);
      onDone?.();
      toast(t`Your password is changed. Everywhere else you've been logged out.`);
    },
  });
  return (
    <Form form={form} label={t`Change password`} submit={t`Change password`}>
      <PasswordField name="currentPassword" label={t`Current password`} />
      <PasswordField
        name="password"
        isNew
        label={t`New password`}
        hint={t`At least 10 characters. A few words in a row work well.`}
      />
    </Form>
  );
}

/** A new password: the present one first. Everywhere else one is logged out then. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField } from "#platform/web/ui/form/text-field.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { useIsImpersonating, ImpersonationNote } from "./impersonation.tsx";
import { requestPasswordReset } from "../session/account-calls.ts";
import { useHasPassword } from "../session/current-account.ts";
import { useUpdateAccount } from "./use-current-account.ts";

const schema = () => import("../../form-inputs.ts").then((module) => module.changePasswordInput);
const empty = { currentPassword: "", password: "" };

export function PasswordSection({ email }: { email: string }) {
  const isImpersonating = useIsImpersonating();
  const hasPassword = useHasPassword();
  if (isImpersonating) return <ImpersonationNote id="password-off" />;
  return hasPassword ? <ChangePassword /> : <SetPassword email={email} />;
}

/** The link also shows that the mailbox is the owner's: nobody sets a password at a computer left open. */
function SetPassword({ email }: { email: string }) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const request = async () => {
    setBusy(true);
    await requestPasswordReset(email).then(() => toast(t`We've sent a link to ${email}.`), couldNotSave);
    setBusy(false);
  };
  return (
    <Stack gap={20}>
      <p>
        <Trans>You have no password. A code by email always lets you in, and so do the ways below.</Trans>
      </p>
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => void request()}>
          <Trans>Email me a link to set a password</Trans>
        </Button>
      </div>
    </Stack>
  );
}

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

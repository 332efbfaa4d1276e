/** The password, where a session is too old to make a way in: it comes with the act itself. */
import { Trans, useLingui } from "@lingui/react/macro";

import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField } from "#platform/web/ui/form/text-field.tsx";

const schema = () => import("../../form-inputs.ts").then((module) => module.provePasswordInput);

interface ProvePasswordProps {
  /** The act. */
  label: string;
  onGiven: (password: string) => Promise<void>;
  onCancel: () => void;
}

export function ProvePassword({ label, onGiven, onCancel }: ProvePasswordProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { password: "" },
    submit: ({ password }) => onGiven(password),
  });
  return (
    <Form
      form={form}
      label={label}
      submit={t`Continue`}
      beside={
        <Button variant="subtle" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <PasswordField name="password" label={t`Current password`} />
    </Form>
  );
}

/** The password again, after the page was reloaded: it is the only field that the browser does not store. */
import { useLingui } from "@lingui/react/macro";

import { PasswordField } from "#platform/web/ui/form/text-field.tsx";

export function PasswordStep() {
  const { t } = useLingui();
  return (
    <PasswordField
      name="password"
      isNew
      label={t`Password`}
      hint={t`Everything else is still here; your password is never kept in the browser. At least 10 characters.`}
    />
  );
}

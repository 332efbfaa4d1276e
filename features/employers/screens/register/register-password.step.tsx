/** The password once more, when the page was loaded anew on the way: it is the one thing the browser does not keep. */
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

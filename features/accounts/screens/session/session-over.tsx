/** "Your session ended": log in without leaving; the page and what was typed stay behind the dialog. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "react-router";
import { z } from "zod";

import { pages } from "#features/paths.ts";
import { signInAgain } from "./account-calls.ts";
import { clearSession } from "./current-session.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";

const schema = z.object({
  email: z.email({ error: /*i18n*/ "Enter your email address, like name@example.com" }),
  password: z.string().min(1, { error: /*i18n*/ "Enter your password" }),
});

export function SessionOver() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: "", password: "" },
    submit: async ({ email, password }) => {
      // Another account must not continue on the previous one's page.
      if (!(await signInAgain(email, password))) await navigate(pages.home);
    },
  });
  const signOut = () => {
    clearSession("signed-out");
    void navigate(withReturn(pages.login, pathname + search));
  };
  return (
    <Dialog isOpen closesOutside={false} onClose={signOut} title={t`Your session ended`}>
      <p style={{ marginBottom: 16 }}>
        <Trans>Log in again to go on. What you typed is still here.</Trans>
      </p>
      <Form
        form={form}
        submit={t`Log in`}
        beside={
          <Button variant="subtle" onClick={signOut}>
            <Trans>Log in another way</Trans>
          </Button>
        }
      >
        <TextField name="email" type="email" autoComplete="username" label={t`Email`} />
        <PasswordField name="password" label={t`Password`} />
      </Form>
    </Dialog>
  );
}

/** "Your session ended": log in without leaving; the page and what was typed stay behind the dialog. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { pages } from "#features/paths.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { EmailCodeForm } from "../email-code.form.tsx";
import { PasskeyButton } from "../passkeys/passkey-button.tsx";
import { signInAgain } from "./account-calls.ts";
import { clearSession, currentSession } from "./current-session.ts";
import type { CodeOutcome } from "./email-code-calls.ts";

const schema = () => import("../../form-inputs.ts").then((module) => module.logInInput);

export function SessionOver() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [previous] = useState(() => currentSession().accountId);
  const [isByCode, setByCode] = useState(false);
  const signOut = () => {
    clearSession("signed-out");
    void navigate(withReturn(pages.login, pathname + search));
  };
  const finish = (outcome: CodeOutcome) => {
    if (outcome !== "signed-in") return signOut();
    return continueAs(currentSession().accountId === previous);
  };
  // Another account must not continue on the previous one's page.
  const continueAs = async (isSame: boolean) => {
    if (!isSame) await navigate(pages.home);
  };
  return (
    <Dialog isOpen closesOutside={false} onClose={signOut} title={t`Your session ended`}>
      <Stack gap={16}>
        <p>
          <Trans>Log in again to go on. What you typed is still here.</Trans>
        </p>
        {isByCode ? (
          <EmailCodeForm submit={t`Email me a code`} previous={previous} onDone={finish} />
        ) : (
          <PasswordForm onDone={continueAs} />
        )}
        <PasskeyButton previous={previous} onDone={finish} />
        <Cluster>
          <Button variant="outline" onClick={() => setByCode(!isByCode)}>
            {isByCode ? <Trans>Use my password</Trans> : <Trans>Email me a code</Trans>}
          </Button>
          <Button variant="subtle" onClick={signOut}>
            <Trans>Log in another way</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: (isSame: boolean) => Promise<void> }) {
  const { t } = useLingui();
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: "", password: "" },
    submit: async ({ email, password }) => onDone(await signInAgain(email, password)),
  });
  return (
    <Form form={form} submit={t`Log in`}>
      <TextField name="email" type="email" autoComplete="username webauthn" label={t`Email`} />
      <PasswordField name="password" label={t`Password`} />
    </Form>
  );
}

/** Requests a link to choose a new password. The confirmation is the same for every address. */
import { useLocationState } from "#platform/web/hooks/use-location-state.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { requestPasswordReset } from "./session/account-calls.ts";
import { Form } from "#platform/web/ui/form/form.tsx";
import { TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import classes from "./accounts.module.css";
import { usePreserveReturnPath } from "./preserve-return-path.ts";

const schema = () => import("../form-inputs.ts").then((module) => module.addressInput);

export function RequestResetLinkForm({ submit }: { submit: string }) {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const { email: typedEmail } = useLocationState();
  const [isSent, setSent] = useState(false);
  const form = useZodForm({
    schema,
    guard: false,
    initial: { email: typeof typedEmail === "string" ? typedEmail : "" },
    submit: async (values) => {
      setSent(false);
      await requestPasswordReset(values.email);
      setSent(true);
    },
  });
  return (
    <>
      <p role="status" className={`${classes.notice} ${classes.done}`}>
        {isSent && <Trans>If that email has an account, we've sent a link.</Trans>}
      </p>
      <Form
        form={form}
        submit={submit}
        beside={
          <Link to={preserve("/login")} className={classes.link}>
            <Trans>Log in instead</Trans>
          </Link>
        }
      >
        <TextField name="email" type="email" autoComplete="username" label={t`Email`} />
      </Form>
    </>
  );
}

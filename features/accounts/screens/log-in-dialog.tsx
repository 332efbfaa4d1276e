/** Logging in without leaving the page: for guests who pressed a heart or "Apply". Loaded on demand. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router";

import { signIn } from "./session/account-calls.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { Form } from "#platform/web/ui/form/form.tsx";
import { PasswordField, TextField } from "#platform/web/ui/form/text-field.tsx";
import { useZodForm } from "#platform/web/forms/use-zod-form.ts";
import { logInInput } from "../log-in-input.ts";
import classes from "./accounts.module.css";

interface LogInDialogProps {
  title: string;
  returnTo?: string;
  onClose: () => void;
  onDone: () => void;
}

export function LogInDialog({ title, returnTo, onClose, onDone }: LogInDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const back = returnTo ?? pathname + search;
  const form = useZodForm({
    schema: logInInput,
    guard: false,
    initial: { email: "", password: "" },
    submit: async (values) => {
      const isIn = await signIn(values.email, values.password).catch(rethrowFieldErrors);
      // A deleted account: the log-in page offers to restore it.
      if (!isIn) return navigate(withReturn("/login", back));
      // Refetch what the page shows before the action runs, or the refetch would overwrite its result.
      await client.refetchQueries({ type: "active" }, { cancelRefetch: false });
      onDone();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        form={form}
        submit={t`Log in`}
        beside={
          <>
            <Link to={withReturn("/sign_up", back)} className={classes.link}>
              <Trans>Create an account</Trans>
            </Link>
            <Link to={withReturn("/reset_password", back)} className={classes.link}>
              <Trans>Forgot password?</Trans>
            </Link>
          </>
        }
      >
        <TextField name="email" type="email" autoComplete="username" label={t`Email`} />
        <PasswordField name="password" label={t`Password`} />
      </Form>
    </Dialog>
  );
}

function rethrowFieldErrors(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== "invalid_credentials") throw error;
  throw new ApiError("status", error.message, error.status, [
    { detail: /*i18n*/ "That email and password don't match." },
  ]);
}

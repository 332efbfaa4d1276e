/** Shown when an address already has an account: a link to sign in with the address filled in. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { useFormScope } from "#platform/web/forms/form-scope.ts";
import { usePreserveReturnPath } from "./preserve-return-path.ts";
import type { LoginState } from "./login-state.ts";

export interface TakenEmailState {
  isTaken: boolean;
  /** Passes a sign-up on, and remembers whether it failed because the address has an account. */
  watch: <T>(signingUp: Promise<T>) => Promise<T>;
}

export function useTakenEmail(): TakenEmailState {
  const [isTaken, setTaken] = useState(false);
  const watch = async <T,>(signingUp: Promise<T>) => {
    setTaken(false);
    return signingUp.catch((error: unknown) => {
      const isOurs = error instanceof ApiError && error.code === "taken";
      setTaken(isOurs);
      throw isOurs ? takenError(error.status) : error;
    });
  };
  return { isTaken, watch };
}

/** The server's sentence is part of its protocol; this is ours. */
const takenError = (status: number) =>
  new ApiError("status", emailHasAccount, status, [
    { detail: emailHasAccount, code: "taken", meta: { field: "email" } },
  ]);
const emailHasAccount = /*i18n*/ "This email has an account.";

interface TakenEmailProps {
  taken: TakenEmailState;
  /** Logs in where the form stands, instead of on the log-in page. */
  logIn?: (email: string) => void;
  /** The other ways to sign in. */
  children?: React.ReactNode;
}

export function TakenEmail({ taken, logIn, children }: TakenEmailProps) {
  const preserve = usePreserveReturnPath();
  const { form } = useFormScope();
  if (!taken.isTaken) return null;
  const email = String(form.values.email).trim();
  const state: LoginState = { email };
  return (
    <>
      {logIn ? (
        <Button variant="subtle" size="small" onClick={() => logIn(email)}>
          <Trans>Log in or reset your password</Trans>
        </Button>
      ) : (
        <Link to={preserve(pages.login)} state={state} style={{ display: "block" }}>
          <Trans>Log in or reset your password</Trans>
        </Link>
      )}
      {children && (
        <span className="small" style={{ display: "block" }}>
          {children}
        </span>
      )}
    </>
  );
}

/** Shown when an address already has an account: a link to sign in with the address filled in. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
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
      setTaken(error instanceof ApiError && error.code === "taken");
      throw error;
    });
  };
  return { isTaken, watch };
}

interface TakenEmailProps {
  taken: TakenEmailState;
  /** The other ways to sign in. */
  children?: React.ReactNode;
}

export function TakenEmail({ taken, children }: TakenEmailProps) {
  const preserve = usePreserveReturnPath();
  const { form } = useFormScope();
  if (!taken.isTaken) return null;
  const state: LoginState = { email: String(form.values.email).trim() };
  return (
    <>
      <Link to={preserve(pages.login)} state={state} style={{ display: "block" }}>
        <Trans>Log in or reset your password</Trans>
      </Link>
      {children && (
        <span className="small" style={{ display: "block" }}>
          {children}
        </span>
      )}
    </>
  );
}

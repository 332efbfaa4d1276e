/** Navigates after the sign-up: to the first job post, or to the page that waits for the team's answer. */
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import type { LoginState } from "#features/accounts/screens/login-state.ts";
import { pages } from "#features/paths.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import type { Registration } from "../../registration-form.ts";
import type { RegistrationOutcome } from "./register-employer.calls.ts";
import { justSignedUp } from "./just-signed-up.ts";

export function useAfterRegistration() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const withReturnPath = usePreserveReturnPath();
  return async (outcome: RegistrationOutcome, { email, employerName, roles }: Registration) => {
    if (outcome === "unknown") {
      const state: LoginState = { email, isSignedUp: true };
      return navigate(withReturnPath(pages.login), { state });
    }
    if (outcome === "asked") {
      await navigate(pages.selectEmployerProfile, { replace: true });
      return void toast(t`We've asked the team of ${employerName} to let you in.`);
    }
    const role = roles[0] ? `?role=${encodeURIComponent(roles[0])}` : "";
    await navigate(`${pages.newJob}${role}`, { replace: true, state: justSignedUp });
  };
}

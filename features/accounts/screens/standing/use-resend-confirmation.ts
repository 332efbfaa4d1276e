/** Requests the confirmation link again, and shows the outcome. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";

export function useResendConfirmation() {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await call("account/confirm_email/resend", { method: "POST" });
      toast(t`We've sent it again. Look in your spam folder too.`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429)
        toast(t`We've sent it several times already. Try again later.`, { tone: "error" });
      else couldNotSave();
    } finally {
      setBusy(false);
    }
  };
  return { resend, isBusy };
}

/** Proves a phone number with a code that is texted to it: before that no other text goes there. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { call } from "#platform/web/api-client/api.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { CodeForm } from "../code.form.tsx";
import { useIsImpersonating } from "./impersonation.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";

export function VerifyPhone({ number }: { number: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isImpersonating = useIsImpersonating();
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await call("account/phone/send_code", { method: "POST" });
      setSent(true);
    } catch (error) {
      if (error instanceof ApiError && error.status === 429)
        toast(t`We've sent several codes already. Try again later.`, { tone: "error" });
      else if (error instanceof ApiError && error.status === 422)
        toast(t`We can't text this number. Check it, or use another one.`, { tone: "error" });
      else couldNotSave();
    } finally {
      setBusy(false);
    }
  };
  const done = () => {
    toast(t`Your number is confirmed`);
    void client.invalidateQueries({ queryKey: ["api", "account"] });
  };
  if (isImpersonating) return null;
  return (
    <Stack gap={12} surface="card" padding={16} className={classes.long}>
      <p role="status">
        {isSent ? (
          <Trans>We've texted a code to {number}. It works for ten minutes.</Trans>
        ) : (
          <Trans>Before we text you, confirm that {number} is your number.</Trans>
        )}
      </p>
      {isSent && <CodeForm path="account/phone/verify" submit={t`Confirm number`} onDone={done} />}
      <Cluster gap={8} align="stretch">
        <Button variant="outline" size="small" disabled={isBusy} onClick={() => void send()}>
          {isSent ? <Trans>Send a new code</Trans> : <Trans>Text me a code</Trans>}
        </Button>
      </Cluster>
    </Stack>
  );
}

/**
 * "Use a passkey", where the browser has them; and passkeys offered beside the email field. Nearly all browsers have them,
 * so the server's page has the button: nothing moves where it would appear later.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import {
  hasPasskeys,
  signInByPasskey,
  withdrawPasskeyOffer,
  type PasskeyOutcome,
} from "../session/passkey-calls.ts";

interface PasskeyButtonProps {
  /** The account whose session ended on this page: it continues where it was. */
  previous?: string | null;
  onDone: (outcome: Exclude<PasskeyOutcome, "none">) => unknown;
}

export function PasskeyButton({ previous = null, onDone }: PasskeyButtonProps) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const isHydrated = useHydrated();
  useOffer(previous, onDone);
  if (isHydrated && !hasPasskeys()) return null;
  const use = async () => {
    setBusy(true);
    setProblem("");
    try {
      const outcome = await signInByPasskey({ previous });
      if (outcome === "none") setProblem(t`No passkey was used. Try again, or log in another way.`);
      else await onDone(outcome);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t`Something went wrong on our side. Try again.`);
    }
    setBusy(false);
  };
  return (
    <Stack gap={8}>
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => void use()}>
          <Trans>Use a passkey</Trans>
        </Button>
      </div>
      <p role="status" className="small danger">
        {problem}
      </p>
    </Stack>
  );
}

/** A failed offer says nothing: nobody asked for it. */
function useOffer(previous: string | null, onDone: PasskeyButtonProps["onDone"]) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!hasPasskeys()) return;
    void signInByPasskey({ offered: true, previous }).then(
      (outcome) => outcome !== "none" && done.current(outcome),
      () => undefined,
    );
    return () => void withdrawPasskeyOffer();
  }, [previous]);
}

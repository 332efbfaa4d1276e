/** Offers notifications at a moment when an answer is waited for, until they are on or the offer is dismissed here. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { DismissibleCard } from "#platform/web/ui/feedback/dismissible-card.tsx";
import { couldNotSave, toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { usePush } from "./use-push.ts";

/** `children`: what one would be told. */
export function PushOffer({ children }: { children: React.ReactNode }) {
  const { t } = useLingui();
  const { state, turnOn } = usePush();
  const [isBusy, setBusy] = useState(false);
  if (state !== "off") return null;
  const handlePress = async () => {
    setBusy(true);
    try {
      await turnOn();
      if (Notification.permission === "granted") toast(t`Notifications are on.`);
    } catch {
      couldNotSave();
    }
    setBusy(false);
  };
  return (
    <DismissibleCard title={<Trans>Be told right away</Trans>} storedAs="push_offer_dismissed">
      <p>{children}</p>
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => void handlePress()}>
          <Trans>Turn on notifications</Trans>
        </Button>
      </div>
    </DismissibleCard>
  );
}

/** Leads to the gateway's page on which the card is given or changed. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation } from "react-router";

import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import type { ButtonProps } from "#platform/web/ui/form/button.tsx";
import { openPortal } from "./plan-calls.ts";
import type { SubscriptionRecord } from "./use-plans.ts";

interface CardButtonProps {
  subscription: SubscriptionRecord;
  hasCard: boolean;
  variant?: ButtonProps["variant"];
}

export function CardButton({ subscription, hasCard, variant }: CardButtonProps) {
  const { t } = useLingui();
  // Busy until the browser has left.
  const [isLeaving, setLeaving] = useState(false);
  const { pathname, search } = useLocation();
  const portal = useWrite(() => openPortal(subscription.id, pathname + search));
  const open = () =>
    portal.run().then(
      (url) => (setLeaving(true), location.assign(url)),
      () => toast(t`Couldn't open the page for your card. Try again.`, { tone: "error" }),
    );
  return (
    <BusyButton
      isBusy={portal.isRunning || isLeaving}
      {...(variant && { variant })}
      onClick={() => void open()}
    >
      {hasCard ? <Trans>Change card</Trans> : <Trans>Add a card</Trans>}
    </BusyButton>
  );
}

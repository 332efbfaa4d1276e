/** Offers to put the site on the phone, until it was done or dismissed on this device. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconX from "~icons/tabler/x";
import { useId } from "react";

import { useStored } from "#platform/web/hooks/use-stored.ts";
import { useInstallWay } from "#platform/web/page/install-app.ts";
import { useSiteName } from "#platform/web/page/site-name.ts";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { Card, Row } from "#platform/web/ui/layout/stack.tsx";
import { InstallApp } from "./install-app.tsx";

export function InstallCard() {
  const { t } = useLingui();
  const id = useId();
  const way = useInstallWay();
  const siteName = useSiteName();
  const [dismissed, setDismissed] = useStored("install_offer_dismissed");
  if (way === "none" || dismissed) return null;
  return (
    <Card as="section" gap={8} padding={20} aria-labelledby={id}>
      <Row gap={8} align="start" justify="between">
        <h2 id={id} className="h3">
          <Trans>Put {siteName} on your phone</Trans>
        </h2>
        <IconButton
          label={t`Don't offer this again`}
          icon={IconX}
          className="muted"
          onClick={() => setDismissed("yes")}
        />
      </Row>
      <InstallApp way={way} />
    </Card>
  );
}

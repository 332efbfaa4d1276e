/** Offers to put the site on the phone, until it was done or dismissed on this device. */
import { Trans } from "@lingui/react/macro";

import { useInstallWay } from "#platform/web/page/install-app.ts";
import { useSiteName } from "#platform/web/page/site-name.ts";
import { DismissibleCard } from "#platform/web/ui/feedback/dismissible-card.tsx";
import { InstallApp } from "./install-app.tsx";

export function InstallCard() {
  const way = useInstallWay();
  const siteName = useSiteName();
  if (way === "none") return null;
  return (
    <DismissibleCard title={<Trans>Put {siteName} on your phone</Trans>} storedAs="install_offer_dismissed">
      <InstallApp way={way} />
    </DismissibleCard>
  );
}

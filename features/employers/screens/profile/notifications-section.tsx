/** The account's settings for mail and SMS; settings of a location are with that location. */
import { Trans, useLingui } from "@lingui/react/macro";

import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { EmailsSection } from "#features/accounts/screens/settings/emails-section.tsx";
import { SmsSection } from "#features/accounts/screens/settings/sms-section.tsx";
import { useCurrentAccount } from "#features/accounts/screens/settings/use-current-account.ts";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

export function NotificationsSection() {
  const { t } = useLingui();
  const query = useCurrentAccount();
  return (
    <Loaded query={query} failure={t`We couldn't load your settings.`}>
      {(account) => (
        <Stack gap={24}>
          <p className="small muted">
            <Trans>
              These hold for all programs you belong to. <Link to={pages.employerLocations}>Locations</Link>{" "}
              and <a href="#preferences">this program</a> can be quieter, each by itself.
            </Trans>
          </p>
          <SmsSection account={account} />
          <EmailsSection account={account} />
        </Stack>
      )}
    </Loaded>
  );
}

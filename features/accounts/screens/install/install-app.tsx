/** How this site is put on the phone as an app: by the browser's own dialog, or by hand where there is none. */
import { Trans } from "@lingui/react/macro";
import IconShare from "~icons/tabler/share-2";
import IconSquarePlus from "~icons/tabler/square-plus";

import { installApp, type InstallWay } from "#platform/web/page/install-app.ts";
import { useSiteName } from "#platform/web/page/site-name.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";

export function InstallApp({ way }: { way: Exclude<InstallWay, "none"> }) {
  const siteName = useSiteName();
  return (
    <Stack gap={12} align="start">
      <p>
        <Trans>
          {siteName} opens from your home screen then, also without a connection: your jobs, applications,
          messages and interviews are where you left them.
        </Trans>
      </p>
      {way === "dialog" ? (
        <Button variant="outline" onClick={() => void installApp()}>
          <Trans>Put it on my phone</Trans>
        </Button>
      ) : (
        <Stack as="ol" gap={8}>
          <Row as="li" gap={8} align="start">
            <IconShare size={20} />
            <span>
              <Trans>
                Tap <strong>Share</strong> in Safari's bar.
              </Trans>
            </span>
          </Row>
          <Row as="li" gap={8} align="start">
            <IconSquarePlus size={20} />
            <span>
              <Trans>
                Choose <strong>Add to Home Screen</strong>.
              </Trans>
            </span>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}

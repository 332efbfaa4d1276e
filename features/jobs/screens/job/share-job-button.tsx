/** The button that shares a job. */
import { Trans } from "@lingui/react/macro";
import IconShare2 from "~icons/tabler/share-2";

import { Button } from "#platform/web/ui/form/button.tsx";
import { useShareJob } from "./use-share-job.ts";

export function ShareJobButton({
  job,
  fullWidth,
}: {
  job: { title: string; slug: string };
  fullWidth?: boolean;
}) {
  const share = useShareJob();
  return (
    <Button
      variant="outline"
      fullWidth={fullWidth}
      onClick={() => void share(job)}
      leftSection={<IconShare2 size={18} />}
    >
      <Trans>Share</Trans>
    </Button>
  );
}

/** Shares a job by the phone's own sheet, or copies its address where there is none. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconShare2 } from "@tabler/icons-react";

import { jobPath } from "#features/paths.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { toast } from "#platform/web/ui/toast.ts";

export function JobShare({ job, fullWidth }: { job: { title: string; slug: string }; fullWidth?: boolean }) {
  const { t } = useLingui();
  const share = async () => {
    const url = new URL(jobPath(job.slug), location.origin).href;
    const isTouch = matchMedia("(pointer: coarse)").matches;
    // Whoever closes the sheet did not fail at anything.
    if (isTouch && navigator.share) return navigator.share({ title: job.title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      toast(t`Link copied`);
    } catch {
      toast(t`We couldn't copy the link. Here it is: ${url}`, { tone: "error" });
    }
  };
  return (
    <Button
      variant="outline"
      fullWidth={fullWidth}
      onClick={() => void share()}
      leftSection={<IconShare2 size={18} stroke={1.75} aria-hidden="true" />}
    >
      <Trans>Share</Trans>
    </Button>
  );
}

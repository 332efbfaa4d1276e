/** Shares a job by the phone's own sheet, or copies its address where there is none. */
import { useLingui } from "@lingui/react/macro";
import { jobPath } from "#features/paths.ts";
import { toast } from "#platform/web/ui/toast.ts";

export function useShareJob() {
  const { t } = useLingui();
  return async (job: { title: string; slug: string }): Promise<void> => {
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
}

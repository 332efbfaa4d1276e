/** Shares a job by the phone's own sheet, or copies its address where there is none. */
import { jobPath } from "#features/paths.ts";
import { useCopyLink } from "#platform/web/use-copy-link.ts";

export function useShareJob() {
  const copy = useCopyLink();
  return async (job: { title: string; slug: string }): Promise<void> => {
    const path = jobPath(job.slug);
    const isTouch = matchMedia("(pointer: coarse)").matches;
    // Whoever closes the sheet did not fail at anything.
    if (isTouch && navigator.share)
      return navigator
        .share({ title: job.title, url: new URL(path, location.origin).href })
        .catch(() => undefined);
    await copy(path);
  };
}

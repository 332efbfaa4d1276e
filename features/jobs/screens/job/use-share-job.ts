/** Shares a job through the device's share sheet, or copies its URL if there is none. */
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import { jobLinkFrom } from "../../job-sources.ts";

export function useShareJob() {
  const copy = useCopyLink();
  return async (job: { title: string; slug: string }): Promise<void> => {
    const path = jobLinkFrom(job.slug, "share");
    const isTouch = matchMedia("(pointer: coarse)").matches;
    // Closing the sheet is not an error.
    if (isTouch && navigator.share)
      return navigator
        .share({ title: job.title, url: new URL(path, location.origin).href })
        .catch(() => undefined);
    await copy(path);
  };
}

/** Shares a job through the device's share sheet, or copies its URL if there is none. */
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import { jobLinkFrom } from "../../job-sources.ts";

/** A mouse gets no sheet: those of desktops know hardly any application. */
export const hasShareSheet = (): boolean =>
  matchMedia("(pointer: coarse)").matches && typeof navigator.share === "function";

export function useShareJob() {
  const copy = useCopyLink();
  return async (job: { title: string; slug: string }): Promise<void> => {
    const path = jobLinkFrom(job.slug, "share");
    // Closing the sheet is not an error.
    if (hasShareSheet())
      return navigator
        .share({ title: job.title, url: new URL(path, location.origin).href })
        .catch(() => undefined);
    await copy(path);
  };
}

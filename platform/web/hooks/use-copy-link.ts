/** Copies the address of a page, with a toast: `await copy(path)`. */
import { useLingui } from "@lingui/react/macro";

import { toast } from "../ui/feedback/toast.ts";

export function useCopyLink() {
  const { t } = useLingui();
  return async (path: string): Promise<void> => {
    const url = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      toast(t`Link copied`);
    } catch {
      toast(t`We couldn't copy the link. Here it is: ${url}`, { tone: "error" });
    }
  };
}

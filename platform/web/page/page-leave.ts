/**
 * The moment a page is left: by a reload, another address, a closed tab, or a phone's switch to another app,
 * from which a page may never come back.
 *
 *     useEffect(() => onPageLeave(() => void saveNow()), [saveNow]);
 */

/** A browser keeps requests of a page that is gone alive up to 64 kB in all. */
const maxKeptAliveBytes = 32_000;
const maxSmallBytes = 1_000;

let isLeft = false;

/** Calls `save` whenever the page is left; returns what stops it. */
export function onPageLeave(save: () => void): () => void {
  const saveHidden = () => document.visibilityState === "hidden" && save();
  const saveLeft = () => {
    isLeft = true;
    save();
  };
  const comeBack = () => (isLeft = false);
  // A reload hides the page only after `pagehide`, and not every browser says so.
  window.addEventListener("pagehide", saveLeft);
  window.addEventListener("pageshow", comeBack);
  document.addEventListener("visibilitychange", saveHidden);
  return () => {
    window.removeEventListener("pagehide", saveLeft);
    window.removeEventListener("pageshow", comeBack);
    document.removeEventListener("visibilitychange", saveHidden);
  };
}

/** Whether a write must outlive its page: one that begins while the page is left, and any that is as small as a like. */
export function outlivesPage(method: string | undefined, body: string | undefined): boolean {
  if (!method || method === "GET") return false;
  if (body === undefined) return true;
  const isLeaving = isLeft || document.visibilityState === "hidden";
  return new Blob([body]).size <= (isLeaving ? maxKeptAliveBytes : maxSmallBytes);
}

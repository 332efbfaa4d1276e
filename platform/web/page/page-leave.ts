/**
 * The moment a page is left: by a reload, another address, a closed tab, or a phone's switch to another app,
 * from which a page may never come back.
 *
 *     useEffect(() => onPageLeave(() => void saveNow()), [saveNow]);
 */

/** A browser keeps requests of a page that is gone alive up to 64 kB in all. */
const maxKeptAliveBytes = 32_000;

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

/** Whether a request must outlive its page: a small write that begins while the page is left. */
export const outlivesPage = (body: string | undefined): boolean =>
  (isLeft || document.visibilityState === "hidden") &&
  body !== undefined &&
  new Blob([body]).size <= maxKeptAliveBytes;

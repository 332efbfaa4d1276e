/**
 * Saves automatically: 800 ms after the last change, when the page is left, and immediately by `saveNow` (on blur),
 * which resolves to whether everything is saved.
 *
 *     const autosave = useAutosave(values, (values) => change.run(draft, values));
 *     <SaveStatus {...autosave} />
 */
import { useCallback, useEffect, useRef, useState } from "react";

import { onPageLeave } from "../page/page-leave.ts";
import { apiSession } from "../api-client/api-session.ts";

/** kept: stored on this device, and sent later by itself. */
export type SaveState = "idle" | "saving" | "saved" | "kept" | "failed";

const debounceMs = 800;

export function useAutosave<T>(value: T, save: (value: T) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>("idle");
  const text = JSON.stringify(value);
  const latest = useRef({ value, text, save });
  useEffect(() => {
    latest.current = { value, text, save };
  });
  const savedText = useRef(text);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  const saveNow = useCallback(() => {
    const saveLatest = async () => {
      const { value: next, text: wanted, save: keep } = latest.current;
      if (wanted === savedText.current) return true;
      setState("saving");
      try {
        await keep(next);
        savedText.current = wanted;
        setState("saved");
        return true;
      } catch {
        setState("failed");
        return false;
      }
    };
    // One after the other, so that an older save cannot overtake a newer one.
    queue.current = queue.current.then(saveLatest);
    return queue.current;
  }, []);

  useEffect(() => {
    if (text === savedText.current) return;
    const timer = setTimeout(saveNow, debounceMs);
    return () => clearTimeout(timer);
  }, [text, saveNow]);

  useEffect(() => onPageLeave(() => void saveNow()), [saveNow]);
  useRetryOnReconnect(state === "failed", saveNow);
  return { state, saveNow };
}

/** A failed save is retried when the connection, or the session, is back. */
function useRetryOnReconnect(hasFailed: boolean, saveNow: () => Promise<boolean>) {
  useEffect(() => {
    if (!hasFailed) return;
    const unsubscribe = apiSession().subscribe(() => void saveNow());
    window.addEventListener("online", saveNow);
    return () => {
      unsubscribe();
      window.removeEventListener("online", saveNow);
    };
  }, [hasFailed, saveNow]);
}

/**
 * Saves by itself: 800 ms after the last change, and at once by `saveNow` (on blur, before leaving), which says whether
 * everything is kept now.
 *
 *     const autosave = useAutosave(values, (values) => change.run(draft, values));
 *     <SaveStatus {...autosave} />
 */
import { useCallback, useEffect, useRef, useState } from "react";

import { apiSession } from "../api-client/api-session.ts";

export type SaveState = "idle" | "saving" | "saved" | "failed";

const wait = 800;

export function useAutosave<T>(value: T, save: (value: T) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>("idle");
  const text = JSON.stringify(value);
  const latest = useRef({ value, text, save });
  useEffect(() => {
    latest.current = { value, text, save };
  });
  const kept = useRef(text);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));

  const saveNow = useCallback(() => {
    const saveLatest = async () => {
      const { value: next, text: wanted, save: keep } = latest.current;
      if (wanted === kept.current) return true;
      setState("saving");
      try {
        await keep(next);
        kept.current = wanted;
        setState("saved");
        return true;
      } catch {
        setState("failed");
        return false;
      }
    };
    // One after the other, so that an older save can never overtake a newer one.
    queue.current = queue.current.then(saveLatest);
    return queue.current;
  }, []);

  useEffect(() => {
    if (text === kept.current) return;
    const timer = setTimeout(saveNow, wait);
    return () => clearTimeout(timer);
  }, [text, saveNow]);

  useSecondChance(state === "failed", saveNow);
  return { state, saveNow };
}

/** What could not be saved is tried again when the connection, or the session, is back. */
function useSecondChance(hasFailed: boolean, saveNow: () => Promise<boolean>) {
  useEffect(() => {
    if (!hasFailed) return;
    const leave = apiSession().subscribe(() => void saveNow());
    window.addEventListener("online", saveNow);
    return () => {
      leave();
      window.removeEventListener("online", saveNow);
    };
  }, [hasFailed, saveNow]);
}

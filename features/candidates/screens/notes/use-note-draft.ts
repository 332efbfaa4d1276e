/** A note that is not saved yet, kept in this browser for the profile one acts as. */
import { useEffect, useState } from "react";

import { useSession } from "#platform/web/session.ts";
import { store, stored } from "#platform/web/storage.ts";
import { useAutosave } from "#platform/web/ui/use-autosave.ts";

export function useNoteDraft(userProfileId: string) {
  const { accountId, employerProfileId } = useSession();
  const name = `note_draft:${accountId}:${employerProfileId}:${userProfileId}`;
  const [text, write] = useState(() => stored(name) ?? "");
  const { state, saveNow } = useAutosave(text, async (latest) => store(name, latest || null));
  // Leaving the page is the last moment to keep it.
  useEffect(() => {
    const keep = () => void saveNow();
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [saveNow]);
  const clear = () => {
    write("");
    store(name, null);
  };
  return { text, write, clear, state, saveNow };
}

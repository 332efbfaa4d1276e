/** An unsaved note, stored in this browser per employer profile. */
import { useEffect, useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { writeStored, readStored } from "#platform/web/data/storage.ts";
import { useAutosave } from "#platform/web/forms/use-autosave.ts";

export function useNoteDraft(userProfileId: string) {
  const { accountId, employerProfileId } = useSession();
  const name = `note_draft:${accountId}:${employerProfileId}:${userProfileId}`;
  const [text, write] = useState(() => readStored(name) ?? "");
  const { state, saveNow } = useAutosave(text, async (latest) => writeStored(name, latest || null));
  // Leaving the page is the last moment to store it.
  useEffect(() => {
    const saveOnLeave = () => void saveNow();
    window.addEventListener("pagehide", saveOnLeave);
    return () => {
      window.removeEventListener("pagehide", saveOnLeave);
      saveOnLeave();
    };
  }, [saveNow]);
  const clear = () => {
    write("");
    writeStored(name, null);
  };
  return { text, write, clear, state, saveNow };
}

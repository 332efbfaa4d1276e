/** Creates, changes and deletes a note; an error is returned as a sentence for its field. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { useChange, useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { Note, maxNoteLength } from "../../note.ts";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";

export type NoteRecord = ResourceOf<typeof Note>;
export const notesPath = "employers/notes";

export function useNoteMutations() {
  const client = useQueryClient();
  const at = { at: notesPath };
  const [creating, changing, removing] = [useCreate(Note, at), useChange(Note, at), useRemove(Note, at)];
  const [problem, refuse] = useState<string | null>(null);
  // However often a note is tried, it is written once.
  const key = useRef(randomId());

  const attempt = async (text: string, write: () => Promise<unknown>): Promise<boolean> => {
    const wrong = text.trim() ? (text.length > maxNoteLength ? tooLong : null) : nothing;
    refuse(wrong);
    if (wrong) return false;
    try {
      await write();
      return true;
    } catch (error) {
      refuse(sentenceOf(error));
      return false;
    }
  };
  const counted = () => void refetchType(client, UserProfileMetadata.type);

  return {
    problem,
    refuse,
    isSaving: creating.isRunning || changing.isRunning || removing.isRunning,
    create: (userProfileId: string, body: string) =>
      attempt(body, async () => {
        await creating.run({ userProfileId, body: body.trim() }, key.current);
        key.current = randomId();
        counted();
      }),
    change: (note: NoteRecord, body: string) =>
      attempt(body, () => changing.run(note, { body: body.trim() })),
    remove: (note: NoteRecord) =>
      removing.run(note).then(
        () => (counted(), true),
        (error: unknown) => {
          // A teammate's page may be behind: what is gone already is as it should be.
          if (error instanceof ApiError && error.status === 404) return true;
          couldNotSave();
          return false;
        },
      ),
  };
}

const nothing = /*i18n*/ "Write a note first";
const tooLong = /*i18n*/ "Use 5,000 characters or fewer";

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return /*i18n*/ "Couldn't save that. Try again.";
  if (error.status === 0) return /*i18n*/ "We couldn't reach the server. Try again.";
  return error.errors[0]?.detail ?? error.message;
}

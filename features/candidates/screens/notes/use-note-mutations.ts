/** Creates, changes and deletes a note; an error is returned as a sentence for its field. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { ResourceOf } from "#platform/shared/entity.ts";
import { ApiError } from "#platform/web/api-client/api-error.ts";
import { refetchType } from "#platform/web/data/cached-documents.ts";
import { randomId } from "#platform/web/api-client/random-id.ts";
import { useChange, useRemove } from "#platform/web/data/use-change.ts";
import { useCreate } from "#platform/web/data/use-create.ts";
import { Note, maxNoteLength } from "../../note.ts";
import { UserProfileMetadata } from "../../user-profile-metadata.ts";

export type NoteRecord = ResourceOf<typeof Note>;
export const notesPath = "employers/notes";

export function useNoteMutations() {
  const client = useQueryClient();
  const at = { at: notesPath };
  const [creating, changing, removing] = [
    useCreate(Note, at),
    useChange(Note, at),
    useRemove(Note, { ...at, optimistic: true }),
  ];
  const [problem, refuse] = useState<string | null>(null);
  // However often a note is tried, it is written once.
  const key = useRef(randomId());

  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
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
    /** Whether a text can be saved; otherwise says why not. */
    check: (text: string): boolean => {
      const wrong = text.trim() ? (text.length > maxNoteLength ? tooLong : null) : nothing;
      refuse(wrong);
      return !wrong;
    },
    create: (userProfileId: string, body: string) => {
      const tried = key.current;
      // The next one may be written before this one is answered.
      key.current = randomId();
      return attempt(async () => {
        try {
          await creating.run({ userProfileId, body: body.trim() }, tried);
        } catch (error) {
          key.current = tried;
          throw error;
        }
        counted();
      });
    },
    change: (note: NoteRecord, body: string) => attempt(() => changing.run(note, { body: body.trim() })),
    remove: async (note: NoteRecord) => {
      if (await removing.run(note)) counted();
    },
  };
}

const nothing = /*i18n*/ "Write a note first";
const tooLong = /*i18n*/ "Use 5,000 characters or fewer";

function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return /*i18n*/ "Couldn't save that. Try again.";
  if (error.status === 0) return /*i18n*/ "We couldn't reach the server. Try again.";
  return error.errors[0]?.detail ?? error.message;
}

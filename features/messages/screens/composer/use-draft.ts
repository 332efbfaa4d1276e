/** The draft of one conversation: stored with every key, removed once it is sent. */
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { readStored } from "#platform/web/data/storage.ts";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { arrived, type UploadItem } from "#platform/web/ui/media/upload-item.ts";
import { useUploadList } from "#platform/web/ui/media/use-upload-list.ts";
import { useStored } from "#platform/web/hooks/use-stored.ts";
import { serializeDraft, draftKey, isEmptyDraft, parseDraft, type AttachedFile } from "./draft-storage.ts";

const maxFiles = 10;

/** `about` identifies the draft: a conversation's id, or the recipients of a new one. */
export function useDraft(about: string, initialText = "") {
  const { t } = useLingui();
  const { accountId } = useSession();
  const name = draftKey(accountId, about);
  const [, store] = useStored(name);
  const isHydrated = useHydrated();
  const [isRead, setRead] = useState(isHydrated);
  const [state, setState] = useState(() => {
    const { text, items } = isHydrated ? storedDraft(name) : emptyDraft;
    return { text: text || initialText, items };
  });
  const [uploadStatus, setUploadStatus] = useState("");
  // Two uploads may end between two renders, so the stored draft is derived from the newest state.
  const change = (next: (before: typeof state) => typeof state) =>
    setState((before) => {
      const after = next(before);
      queueMicrotask(() => store(serializeDraft({ text: after.text, attachments: filesOf(after.items) })));
      return after;
    });
  // The server has none of what was written before.
  if (isHydrated && !isRead) {
    setRead(true);
    const { text, items } = storedDraft(name);
    setState((before) => ({ text: before.text || text, items: [...items, ...before.items] }));
  }
  const uploads = useUploadList({
    items: state.items,
    edit: (edit) => change((before) => ({ ...before, items: edit(before.items) })),
    purpose: "message_attachment",
    kinds: ["document", "image"],
    maxFiles,
    onArrived: (filename) => setUploadStatus(t`${filename} is uploaded`),
  });
  const files = filesOf(state.items);
  return {
    ...uploads,
    text: state.text,
    write: (text: string) => change((before) => ({ ...before, text })),
    /** The uploaded files. */
    arrived: files,
    isEmpty: isEmptyDraft({ text: state.text, attachments: files }) && state.items.length === 0,
    clear: () => change(() => ({ text: "", items: [] })),
    uploadStatus,
  };
}

const emptyDraft = { text: "", items: [] };

function storedDraft(name: string): { text: string; items: UploadItem[] } {
  const { text, attachments } = parseDraft(readStored(name));
  return { text, items: attachments.map(fromFile) };
}

const fromFile = (file: AttachedFile): UploadItem => ({ ...arrived(file), byteSize: file.byteSize });

const filesOf = (items: readonly UploadItem[]): AttachedFile[] =>
  items.flatMap(({ id, filename, byteSize }) => (id ? [{ id, filename, byteSize }] : []));

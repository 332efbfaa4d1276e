/** A button that requests a draft for the field above it, and then the draft itself. */
import { useLingui } from "@lingui/react";
import IconPencil from "~icons/tabler/pencil";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./draft.module.css";
import { Draft } from "./draft.tsx";
import type { DraftState } from "./use-draft.ts";

interface DraftSuggestionProps {
  draft: DraftState;
  take: (text: string) => void;
  /** The button's label. */
  word: React.ReactNode;
  /** What it is written from, and what is not sent. */
  about: React.ReactNode;
  children?: React.ReactNode;
}

export function DraftSuggestion({ draft, take, word, about, children }: DraftSuggestionProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={8} className={classes.help}>
      {!draft.text && (
        <Cluster gap={[8, 12]}>
          <BusyButton
            variant="outline"
            size="small"
            isBusy={draft.isBusy}
            leftSection={<IconPencil size={18} />}
            onClick={() => void draft.ask()}
          >
            {word}
          </BusyButton>
          <span className="small muted">{about}</span>
        </Cluster>
      )}
      <Stack as="p" role="alert" className="danger">
        {draft.problem && i18n._(draft.problem)}
      </Stack>
      {draft.text && <Draft draft={draft} take={take} />}
      {children}
    </Stack>
  );
}

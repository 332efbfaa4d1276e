/** "Help me write": a draft of a work entry's description, made by a language model from what the entry says. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPencil } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";

import { useIsOffered } from "#platform/web/shell/collections.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import type { WorkHistoryInput } from "../../work-history-input.ts";
import { Draft } from "./draft.tsx";
import classes from "./help-me-write.module.css";
import { useDraft } from "./use-draft.ts";

interface HelpMeWriteProps {
  /** What the form holds now; its description serves as notes. */
  entry: WorkHistoryInput;
  /** The draft the educator took over: put it into the description and send `aiGenerated: true`. */
  onText: (text: string) => void;
  /** They changed what they took over: it is their own text from then on. */
  onOwn?: () => void;
}

/** Nothing where no language model is there. */
export function HelpMeWrite(props: HelpMeWriteProps) {
  return useIsOffered("help_me_write") ? <Offer {...props} /> : null;
}

function Offer({ entry, onText, onOwn }: HelpMeWriteProps) {
  const { i18n } = useLingui();
  const draft = useDraft(entry);
  const taken = useRef<string>(undefined);
  const text = entry.description ?? "";
  const compare = useEffectEvent(() => {
    if (taken.current === undefined || text === taken.current) return;
    taken.current = undefined;
    onOwn?.();
  });
  useEffect(() => compare(), [text]);
  const take = (drafted: string) => {
    taken.current = drafted;
    onText(drafted);
    draft.drop();
  };
  return (
    <div className={classes.help}>
      {!draft.text && (
        <div className={classes.offer}>
          <BusyButton
            variant="outline"
            size="small"
            isBusy={draft.isBusy}
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void draft.ask()}
          >
            <Trans>Help me write</Trans>
          </BusyButton>
          <span className="small muted">
            <Trans>Drafts a text from what you filled in and noted above. Your name is not sent.</Trans>
          </span>
        </div>
      )}
      <p role="alert" className={classes.problem}>
        {draft.problem && i18n._(draft.problem)}
      </p>
      {draft.text && <Draft draft={draft} take={take} />}
    </div>
  );
}

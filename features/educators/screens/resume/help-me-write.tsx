/** "Help me write": a draft of a work entry's description, made by a language model from what the entry says. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPencil } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef } from "react";

import { call } from "#platform/web/api.ts";
import { useIsOffered } from "#platform/web/shell/collections.ts";
import { BusyButton } from "#platform/web/ui/busy-button.tsx";
import type { WorkHistoryInput } from "../../work-history-input.ts";
import { Draft } from "./draft.tsx";
import classes from "./help-me-write.module.css";
import { type DraftAnswer, useDraft } from "./use-draft.ts";

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
  const missing = entry.jobTitle?.trim() ? null : /*i18n*/ "Choose a job title first";
  const draft = useDraft({ missing, ask: (signal) => suggestion(entry, signal) });
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

const suggestion = (entry: WorkHistoryInput, signal: AbortSignal) => {
  const { jobTitle, gradeLevels, teachingSettings, teachingRoles, approaches, languages, description } =
    entry;
  return call<DraftAnswer>("user_profile/work_histories/suggest_description", {
    method: "POST",
    body: {
      jobTitle,
      gradeLevels,
      teachingSettings,
      teachingRoles,
      approaches,
      languages,
      notes: description,
    },
    timeout: 70_000,
    signal,
  });
};

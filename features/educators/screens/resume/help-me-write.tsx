/** "Help me write": a draft of a work entry's description, by a language model from the entry's fields. */
import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { useCapability } from "#platform/web/data/capabilities.ts";
import type { WorkHistoryInput } from "../../work-history-input.ts";
import { DraftSuggestion } from "./draft-suggestion.tsx";
import { type DraftAnswer, useDraft } from "./use-draft.ts";

type DescribedEntry = Omit<WorkHistoryInput, "workedWithChildren">;

interface HelpMeWriteProps {
  /** What the form holds now; its description serves as notes. */
  entry: DescribedEntry;
  /** The draft that the educator accepted: put it into the description and send `aiGenerated: true`. */
  onText: (text: string) => void;
  /** The educator edited the draft: from then on it is their own text. */
  onOwn?: () => void;
}

/** Nothing where no language model is there. */
export function HelpMeWrite(props: HelpMeWriteProps) {
  return useCapability("help_me_write") ? <Offer {...props} /> : null;
}

function Offer({ entry, onText, onOwn }: HelpMeWriteProps) {
  const missing = entry.jobTitle?.trim() ? null : /*i18n*/ "Choose a job title first";
  const draft = useDraft({ missing, ask: (signal) => suggestion(entry, signal) });
  const acceptedDraft = useRef<string>(undefined);
  const text = entry.description ?? "";
  const compare = useEffectEvent(() => {
    if (acceptedDraft.current === undefined || text === acceptedDraft.current) return;
    acceptedDraft.current = undefined;
    onOwn?.();
  });
  useEffect(() => compare(), [text]);
  const acceptDraft = (drafted: string) => {
    acceptedDraft.current = drafted;
    onText(drafted);
    draft.drop();
  };
  return (
    <DraftSuggestion
      draft={draft}
      take={acceptDraft}
      word={<Trans>Help me write</Trans>}
      about={<Trans>Drafts a text from what you filled in and noted above. Your name is not sent.</Trans>}
    />
  );
}

const suggestion = (entry: DescribedEntry, signal: AbortSignal) => {
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

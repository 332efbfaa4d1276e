/** A draft by a language model: read, accepted, requested again or discarded; and a rating. */
import { Trans, useLingui } from "@lingui/react/macro";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { Card, Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./draft.module.css";
import type { DraftState } from "./use-draft.ts";
import { useFocusOnMount } from "./use-focus-once.ts";

interface DraftProps {
  draft: DraftState;
  take: (text: string) => void;
}

export function Draft({ draft, take }: DraftProps) {
  const { t } = useLingui();
  const box = useFocusOnMount<HTMLElement>();
  return (
    <Card
      as="section"
      gap={12}
      surface="sunken"
      ref={box}
      tabIndex={-1}
      aria-label={t`Draft`}
      className={classes.draft}
    >
      <div>
        <Pill tone="info">
          <Trans>Drafted with AI</Trans>
        </Pill>
      </div>
      <p className="pre-line">{draft.text}</p>
      <Cluster gap={[8, 12]}>
        <Button variant="outline" size="small" onClick={() => take(draft.text!)}>
          <Trans>Use this text</Trans>
        </Button>
        <BusyButton variant="subtle" size="small" isBusy={draft.isBusy} onClick={() => void draft.ask()}>
          <Trans>Try again</Trans>
        </BusyButton>
        <Button variant="subtle" size="small" onClick={draft.drop}>
          <Trans>No, thanks</Trans>
        </Button>
      </Cluster>
      <Cluster gap={[8, 12]} className="small" role="group" aria-label={t`Did this draft help?`}>
        <span className="muted">
          <Trans>Did this draft help?</Trans>
        </span>
        <Button
          variant="subtle"
          size="small"
          aria-pressed={draft.rating === "helpful"}
          onClick={() => draft.rate("helpful")}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button
          variant="subtle"
          size="small"
          aria-pressed={draft.rating === "not_helpful"}
          onClick={() => draft.rate("not_helpful")}
        >
          <Trans>No</Trans>
        </Button>
      </Cluster>
    </Card>
  );
}

/** One decision about all that were chosen in a queue, with a way back. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { call } from "#platform/web/api-client/api.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import type { Decision, Waiting } from "./waiting.ts";

interface ManyBarProps {
  waiting: readonly Waiting[];
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
  decideMany: (ids: string[], decision: Decision, words: string) => Promise<string>;
  templates: readonly string[];
  onDecided: (ids: string[]) => void;
  onUndone: (ids: string[]) => void;
}

export function ManyBar(props: ManyBarProps) {
  const { waiting, chosen, setChosen, decideMany, templates, onDecided, onUndone } = props;
  const { t } = useLingui();
  const [asking, setAsking] = useState<Decision | null>(null);
  const ids = waiting.map(({ id }) => id).filter((id) => chosen.has(id));
  const count = ids.length;
  const undo = useWrite(async (changeId: string, taken: string[]) => {
    await call(`bulk_changes/${changeId}/undo`, { method: "POST", body: {} });
    toast(t`It is being taken back.`);
    onUndone(taken);
  });
  const showError = (error: Error) => toast(error.message, { tone: "error" });
  const decide = useWrite(async (decision: Decision, words: string) => {
    const changeId = await decideMany(ids, decision, words);
    setAsking(null);
    setChosen(new Set());
    onDecided(ids);
    toast(t`Decided: ${count}`, { undo: () => void undo.run(changeId, ids).catch(showError) });
  });
  const run = (decision: Decision, words = "") => void decide.run(decision, words).catch(showError);
  if (waiting.length < 2) return null;
  return (
    <Cluster gap={12} role="group" aria-label={t`Several at once`}>
      <Button
        variant="outline"
        onClick={() => setChosen(new Set(count === waiting.length ? [] : waiting.map(({ id }) => id)))}
      >
        {count === waiting.length ? <Trans>Choose none</Trans> : <Trans>Choose all</Trans>}
      </Button>
      {count > 0 && (
        <>
          <BusyButton isBusy={decide.isRunning} onClick={() => setAsking("approve")}>
            <Plural value={count} one="Approve #" other="Approve #" />
          </BusyButton>
          <Button variant="outline" onClick={() => setAsking("request_changes")}>
            <Plural value={count} one="Ask # for changes" other="Ask # for changes" />
          </Button>
          <Button variant="outline" color="red" onClick={() => setAsking("refuse")}>
            <Plural value={count} one="Refuse #" other="Refuse #" />
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={asking === "approve"}
        title={t`Approve ${count}?`}
        cancelLabel={t`Cancel`}
        confirm={t`Approve`}
        isBusy={decide.isRunning}
        onConfirm={() => run("approve")}
        onCancel={() => setAsking(null)}
      >
        <Trans>All that you chose. You can take it back.</Trans>
      </ConfirmDialog>
      {asking && asking !== "approve" && (
        <ReasonDialog
          title={asking === "refuse" ? t`Refuse ${count}?` : t`What should ${count} change?`}
          confirm={asking === "refuse" ? t`Refuse` : t`Ask for changes`}
          isDestructive={asking === "refuse"}
          templates={templates}
          isBusy={decide.isRunning}
          onConfirm={(words) => run(asking, words)}
          onClose={() => setAsking(null)}
        />
      )}
    </Cluster>
  );
}

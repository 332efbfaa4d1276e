/** What operators do with a row besides changing it: each with its reason where one is asked for. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { impersonate } from "#features/accounts/screens/session/account-calls.ts";
import { pages } from "#features/paths.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { ConfirmDialog } from "#platform/web/ui/overlay/confirm-dialog.tsx";
import { ReasonDialog } from "../review/reason-dialog.tsx";
import { actionPaths, recordActions } from "./record-action-list.ts";
import type { RecordAction } from "./record-action.ts";
import { MergeProgram } from "./merge-program.tsx";
import { type ConsoleCollection, rowName } from "./console-collections.ts";

interface RecordActionsProps {
  collection: ConsoleCollection;
  row: WireResource;
  onDone: () => void;
}

export function RecordActions({ collection: { path, type }, row, onDone }: RecordActionsProps) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState<RecordAction | null>(null);
  const act = useWrite(async ({ name, words, number }: RecordAction, given: string, typed?: number) => {
    if (name === "impersonate") {
      await impersonate(row.id, given);
      // The whole page begins anew, as the other person.
      location.assign(pages.home);
      return;
    }
    await call(`${actionPaths[type] ?? path}/${row.id}/${name}`, {
      method: "POST",
      body: {
        ...(words ? { [words]: given } : {}),
        ...(number ? { [number.name]: Math.round(typed! * number.factor) } : {}),
      },
    });
    toast(t`Done`);
    onDone();
  });
  const [isMerging, setMerging] = useState(false);
  const begin = (action: RecordAction) => {
    if (action.name === "merge") setMerging(true);
    else if (action.words || action.isFinal) setAsking(action);
    else void run(action);
  };
  const run = (action: RecordAction, given = "", typed?: number) =>
    act.run(action, given, typed).then(
      () => setAsking(null),
      (error: Error) => toast(error.message, { tone: "error" }),
    );
  const mayAct = useHasOperatorRole();
  const offered = (recordActions[type] ?? []).filter(
    ({ roles, isOffered }) => mayAct(roles) && (isOffered?.(row.attributes ?? {}) ?? true),
  );
  if (offered.length === 0) return null;
  return (
    <Cluster gap={12}>
      {offered.map((action) => (
        <Button
          key={action.name}
          variant="outline"
          {...(action.isDestructive && { color: "red" as const })}
          onClick={() => begin(action)}
        >
          {i18n._(action.label)}
        </Button>
      ))}
      {isMerging && <MergeProgram row={row} close={() => setMerging(false)} />}
      {asking?.isFinal && (
        <ConfirmDialog
          isOpen
          title={`${i18n._(asking.label)}: ${rowName(row)}`}
          cancelLabel={t`Cancel`}
          confirm={i18n._(asking.label)}
          isBusy={act.isRunning}
          onConfirm={() => void run(asking)}
          onCancel={() => setAsking(null)}
        >
          <Trans>People are told at once. It can't be taken back.</Trans>
        </ConfirmDialog>
      )}
      {asking?.words && (
        <ReasonDialog
          title={`${i18n._(asking.label)}: ${rowName(row)}`}
          confirm={i18n._(asking.label)}
          isDestructive={asking.isDestructive ?? false}
          templates={[]}
          isInternal={!asking.isRead}
          isBusy={act.isRunning}
          {...(asking.number && { numberLabel: i18n._(asking.number.label) })}
          onConfirm={(given, typed) => void run(asking, given, typed)}
          onClose={() => setAsking(null)}
        />
      )}
    </Cluster>
  );
}

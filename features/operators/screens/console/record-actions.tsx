/** What operators do with a row besides changing it: each with its reason where one is asked for. */
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { impersonate } from "#features/accounts/screens/session/account-calls.ts";
import { pages } from "#features/paths.ts";
import type { OperatorRole } from "#platform/shared/operator-role.ts";
import { call } from "#platform/web/api-client/api.ts";
import type { WireResource } from "#platform/web/api-client/document.ts";
import { useWrite } from "#platform/web/data/use-write.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import { ReasonDialog } from "../review/reason-dialog.tsx";
import { MergeProgram } from "./merge-program.tsx";
import { type ConsoleCollection, rowName } from "./console-collections.ts";

interface RecordAction {
  /** The last part of its path. */
  name: string;
  label: MessageDescriptor;
  /** What its body calls the words that it asks for; null: it asks for none. */
  words: "reason" | "note" | null;
  /** Whose task it is; the server refuses the others. */
  roles: readonly OperatorRole[];
  isDestructive?: boolean;
  isOffered?: (attributes: Record<string, unknown>) => boolean;
}

const inState =
  (...states: string[]) =>
  ({ approvalState }: Record<string, unknown>) =>
    states.includes(String(approvalState));

function isOpenOperator({ userType, closedAt }: Record<string, unknown>): boolean {
  return userType === "operator" && !closedAt;
}

/** By type. */
const recordActions: Record<string, readonly RecordAction[]> = {
  account: [
    {
      name: "impersonate",
      roles: ["support"],
      label: msg`Impersonate`,
      words: "reason",
      isOffered: ({ userType, lockedAt, closedAt }) => userType !== "operator" && !lockedAt && !closedAt,
    },
    {
      name: "lock",
      roles: ["review", "support"],
      label: msg`Lock`,
      words: "reason",
      isDestructive: true,
      isOffered: ({ lockedAt }) => !lockedAt,
    },
    {
      name: "second_factor/reset",
      roles: [],
      label: msg`Reset the second factor`,
      words: "reason",
      isDestructive: true,
      isOffered: isOpenOperator,
    },
    {
      name: "close_operator",
      roles: [],
      label: msg`Close this account`,
      words: "reason",
      isDestructive: true,
      isOffered: isOpenOperator,
    },
    {
      name: "unlock",
      roles: ["review", "support"],
      label: msg`Unlock`,
      words: "reason",
      isOffered: ({ lockedAt }) => !!lockedAt,
    },
  ],
  employers: [
    {
      name: "approve",
      roles: ["review"],
      label: msg`Approve`,
      words: null,
      isOffered: inState("pending", "rejected"),
    },
    {
      name: "request_changes",
      roles: ["review"],
      label: msg`Ask for changes`,
      words: "note",
      isOffered: inState("pending"),
    },
    {
      name: "refuse",
      roles: ["review"],
      label: msg`Refuse`,
      words: "reason",
      isDestructive: true,
      isOffered: inState("pending", "unclaimed"),
    },
    {
      name: "suspend",
      roles: ["review"],
      label: msg`Suspend`,
      words: "reason",
      isDestructive: true,
      isOffered: inState("approved"),
    },
    {
      name: "lift",
      roles: ["review"],
      label: msg`Look at it again`,
      words: null,
      isOffered: inState("suspended", "rejected"),
    },
    {
      name: "merge",
      roles: ["review", "support"],
      label: msg`Merge…`,
      words: null,
      isOffered: ({ approvalState }) => approvalState !== "rejected",
    },
  ],
  bulk_changes: [
    {
      name: "start",
      roles: ["review", "content"],
      label: msg`Import`,
      words: null,
      isOffered: ({ state }) => state === "previewed",
    },
    {
      name: "undo",
      roles: ["review", "support", "content"],
      label: msg`Take it back`,
      words: null,
      isOffered: ({ state, undoUntil }) => state === "done" && typeof undoUntil === "string",
    },
  ],
  news_mails: [
    { name: "test", roles: ["content"], label: msg`Send it to me`, words: null },
    {
      name: "send",
      roles: ["content"],
      label: msg`Send`,
      words: null,
      isOffered: ({ state }) => state === "draft",
    },
  ],
};

interface RecordActionsProps {
  collection: ConsoleCollection;
  row: WireResource;
  onDone: () => void;
}

export function RecordActions({ collection: { path, type }, row, onDone }: RecordActionsProps) {
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState<RecordAction | null>(null);
  const act = useWrite(async ({ name, words }: RecordAction, given: string) => {
    if (name === "impersonate") {
      await impersonate(row.id, given);
      // The whole page begins anew, as the other person.
      location.assign(pages.home);
      return;
    }
    await call(`${path}/${row.id}/${name}`, { method: "POST", body: words ? { [words]: given } : {} });
    toast(t`Done`);
    onDone();
  });
  const [isMerging, setMerging] = useState(false);
  const begin = (action: RecordAction) => {
    if (action.name === "merge") setMerging(true);
    else if (action.words) setAsking(action);
    else void run(action);
  };
  const run = (action: RecordAction, given = "") =>
    act.run(action, given).then(
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
      {asking && (
        <ReasonDialog
          title={`${i18n._(asking.label)}: ${rowName(row)}`}
          confirm={i18n._(asking.label)}
          isDestructive={asking.isDestructive ?? false}
          templates={[]}
          isBusy={act.isRunning}
          onConfirm={(given) => void run(asking, given)}
          onClose={() => setAsking(null)}
        />
      )}
    </Cluster>
  );
}

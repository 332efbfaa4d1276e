/**
 * A queue of people or programs that wait for a decision: the oldest is open, and each decision opens the next. Keys work
 * on the whole page while nobody types: J/K move, and each decision has its letter.
 */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import IconChevronLeft from "~icons/tabler/chevron-left";
import IconChevronRight from "~icons/tabler/chevron-right";

import { ApiError } from "#platform/web/api-client/api-error.ts";
import { useListKeys } from "#platform/web/hooks/use-list-keys.ts";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import { SplitPane } from "#platform/web/ui/layout/split-pane.tsx";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import type { Decision, QueueDecision, Waiting } from "./waiting.ts";
import { ManyBar } from "./many-bar.tsx";
import { WaitingSince } from "./waiting-since.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import classes from "./review.module.css";

interface ReviewQueueProps<D extends string> {
  rows: readonly Waiting[];
  /** Of all that wait. */
  total: number;
  decisions: readonly QueueDecision<D>[];
  /** Rejects with an `ApiError` where it was decided meanwhile. */
  decide: (row: Waiting, decision: D, words: string) => Promise<unknown>;
  /** One decision about many, where that is offered: answers the bulk change, which can be taken back. */
  decideMany?: ((ids: string[], decision: Decision, words: string) => Promise<string>) | undefined;
  /** Texts to begin a reason with. */
  templates: readonly string[];
  /** After each decision, and where somebody else was faster. */
  refetch: () => void;
  detail: (row: Waiting) => React.ReactNode;
}

export function ReviewQueue<D extends string>(props: ReviewQueueProps<D>) {
  const { rows, total, decisions, decide, decideMany, templates, refetch, detail } = props;
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<QueueDecision<D> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const waiting = rows.filter(({ id }) => !decided.has(id));
  const openIndex = Math.max(
    0,
    waiting.findIndex(({ id }) => id === openId),
  );
  const open = waiting[openIndex];
  const offered = decisions.filter(({ isOffered }) => open && (isOffered?.(open) ?? true));

  const run = async (row: Waiting, decision: QueueDecision<D>, words = "") => {
    if (isBusy) return;
    setBusy(true);
    try {
      await decide(row, decision.name, words);
      setAsking(null);
      toast(decision.done(row.name));
      // The next one, or the last where this was it.
      setOpenId((waiting[openIndex + 1] ?? waiting[openIndex - 1])?.id ?? null);
      setDecided((all) => new Set([...all, row.id]));
      refetch();
    } catch (error) {
      if (isDecided(error)) {
        toast(t`Somebody else decided this meanwhile.`);
        setAsking(null);
        refetch();
      } else
        toast(error instanceof ApiError ? error.message : t`Couldn't save. Try again.`, { tone: "error" });
    } finally {
      setBusy(false);
    }
  };
  const choose = (id: string) =>
    setChosen((all) => new Set(all.has(id) ? [...all].filter((one) => one !== id) : [...all, id]));
  const begin = (row: Waiting, decision: QueueDecision<D>) =>
    decision.asks ? setAsking(decision) : void run(row, decision);

  const keys = useListKeys({
    count: waiting.length,
    isPageWide: true,
    onMove: (index) => setOpenId(waiting[index]?.id ?? null),
    open: (index) => setOpenId(waiting[index]?.id ?? null),
    onOtherKey: (key) => {
      if (!open) return false;
      if (key === "x" && decideMany) {
        choose(open.id);
        return true;
      }
      const decision = offered.find((one) => one.key === key);
      if (decision) begin(open, decision);
      return decision !== undefined;
    },
  });

  if (!open) return <EmptyState title={t`Nothing waits for you.`} />;
  return (
    <Stack gap={16}>
      <p role="status">
        <Plural value={Math.max(total - decided.size, waiting.length)} one="# waits." other="# wait." />{" "}
        <span className="muted">
          <Trans>Keys:</Trans>{" "}
          {[
            ...offered.map(({ key, label }) => `${key.toUpperCase()} ${label}`),
            ...(decideMany ? [t`X Choose`] : []),
            t`J and K Move`,
          ].join(" · ")}
        </span>
      </p>
      {decideMany && (
        <ManyBar
          waiting={waiting}
          chosen={chosen}
          setChosen={setChosen}
          decideMany={decideMany}
          templates={templates}
          onDecided={(ids) => {
            setDecided((all) => new Set([...all, ...ids]));
            refetch();
          }}
          onUndone={(ids) => {
            setDecided((all) => new Set([...all].filter((id) => !ids.includes(id))));
            refetch();
          }}
        />
      )}
      <SplitPane
        listLabel={t`Waiting`}
        detailLabel={open.name}
        list={
          <ul className={classes.list} {...keys.list}>
            {waiting.map((row, index) => (
              <li
                key={row.id}
                className={classes.row}
                aria-current={row === open ? "true" : undefined}
                {...keys.row(index)}
              >
                {decideMany && (
                  <input
                    type="checkbox"
                    tabIndex={-1}
                    aria-label={t`Choose ${row.name}`}
                    checked={chosen.has(row.id)}
                    onChange={() => choose(row.id)}
                  />
                )}
                <button
                  type="button"
                  tabIndex={-1}
                  onClick={() => setOpenId(row.id)}
                  className={classes.open}
                >
                  <span className="strong">{row.name}</span>
                  <span className="small muted">{row.place}</span>
                  <WaitingSince row={row} />
                </button>
              </li>
            ))}
          </ul>
        }
        detail={
          <Stack gap={24}>
            <Row gap={8} justify="between">
              <h2>{open.name}</h2>
              <Row gap={0} role="group" aria-label={t`Other rows`}>
                <IconButton
                  label={t`Previous`}
                  icon={IconChevronLeft}
                  disabled={openIndex === 0}
                  onClick={() => setOpenId(waiting[openIndex - 1]!.id)}
                />
                <IconButton
                  label={t`Next`}
                  icon={IconChevronRight}
                  disabled={openIndex === waiting.length - 1}
                  onClick={() => setOpenId(waiting[openIndex + 1]!.id)}
                />
              </Row>
            </Row>
            <Cluster gap={12}>
              {offered.map((decision, index) =>
                index === 0 ? (
                  <BusyButton key={decision.name} isBusy={isBusy} onClick={() => begin(open, decision)}>
                    <NextLabel label={decision.label} />
                  </BusyButton>
                ) : (
                  <Button
                    key={decision.name}
                    variant="outline"
                    {...(decision.isDestructive && { color: "red" as const })}
                    onClick={() => begin(open, decision)}
                  >
                    {decision.label}
                  </Button>
                ),
              )}
            </Cluster>
            {detail(open)}
          </Stack>
        }
      />
      {asking && (
        <ReasonDialog
          title={asking.asks!(open.name)}
          confirm={asking.label}
          isDestructive={asking.isDestructive ?? false}
          templates={templates}
          isBusy={isBusy}
          onConfirm={(words) => void run(open, asking, words)}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}

/** The usual decision opens the next one. */
const NextLabel = ({ label }: { label: string }) => <Trans>{label} and next</Trans>;

/** It is in another state by now than the one that was shown. */
const isDecided = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 409 ||
    error.status === 412 ||
    error.errors.some(({ code }) => code?.startsWith("illegal_")));

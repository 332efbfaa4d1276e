/** Keyboard control of the board, one Tab stop: arrows and J/K move between cards; with Shift the card itself moves sideways. */
import { useLayoutEffect, useRef, useState } from "react";

import { isElsewhere } from "#platform/web/hooks/use-list-keys.ts";
import type { ApplicationState } from "../../application-constants.ts";
import { employerTransitions } from "../review/employer-transitions.ts";
import type { Applicant } from "../review/use-applicants.ts";
import { columnBeside, type ShownColumn } from "./board-columns.ts";

interface BoardKeysOptions {
  columns: readonly ShownColumn<Applicant>[];
  open: (applicationId: string) => void;
  moveTo: (application: Applicant, to: ApplicationState) => void;
  select: (application: Applicant) => void;
  act: (key: string, application: Applicant) => boolean;
}

interface CardProps {
  "data-card": string;
  tabIndex: number;
  onFocus: () => void;
}

export type BoardKeys = ReturnType<typeof useBoardKeys>;

export function useBoardKeys({ columns, open, moveTo, select, act }: BoardKeysOptions) {
  const [at, setAt] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const filled = columns.filter(({ rows }) => rows.length > 0);
  const column = filled.findIndex(({ rows }) => rows.some(({ id }) => id === at));
  const row = column < 0 ? -1 : filled[column]!.rows.findIndex(({ id }) => id === at);
  const current = column < 0 ? filled[0]?.rows[0] : filled[column]!.rows[row];

  const cardOf = (id: string) => board.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
  const goTo = (application: Applicant | undefined) => {
    if (!application) return;
    setAt(application.id);
    cardOf(application.id)?.focus();
  };
  const [x, y] = [Math.max(column, 0), Math.max(row, 0)];
  const beside = (step: 1 | -1) => {
    const rows = filled[x + step]?.rows;
    return rows?.[Math.min(y, rows.length - 1)];
  };
  const steps: Record<string, () => Applicant | undefined> = {
    ArrowDown: () => filled[x]?.rows[y + 1],
    ArrowUp: () => filled[x]?.rows[y - 1],
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
  };

  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !current || isElsewhere(event)) return;
    const key = arrows[event.key] ?? event.key;
    const isOnCard = event.target instanceof Element && event.target.hasAttribute("data-card");
    const isHandled =
      event.shiftKey && Object.hasOwn(sideways, key)
        ? moveSideways(current, sideways[key]!)
        : step(key) || keyed(key, isOnCard);
    if (isHandled) event.preventDefault();
  };
  const step = (key: string) => {
    if (!Object.hasOwn(steps, key)) return false;
    goTo(steps[key]!());
    return true;
  };
  const moveSideways = (application: Applicant, to: 1 | -1) => {
    const state = columnBeside(filled[x]!.column, to, employerTransitions(application));
    if (state) moveTo(application, state);
    return true;
  };
  const keyed = (key: string, isOnCard: boolean) => {
    if (key === "Enter" && isOnCard) open(current!.id);
    else if (key.toLowerCase() === "x") select(current!);
    else return act(key.toLowerCase(), current!);
    return true;
  };

  // The same objects as long as they say the same: cards are memoized.
  const [knownProps] = useState(() => new Map<string, CardProps>());
  const cardProps = (id: string, isCurrent: boolean): CardProps => {
    const key = `${id} ${isCurrent}`;
    const known = knownProps.get(key) ?? {
      "data-card": id,
      tabIndex: isCurrent ? 0 : -1,
      onFocus: () => setAt(id),
    };
    knownProps.set(key, known);
    return known;
  };

  useRestoredFocus(at, current?.id, cardOf, board);

  return {
    board: { ref: board, onKeyDown },
    card: (id: string) => cardProps(id, id === current?.id),
  };
}

/** A moved card is a new element in its new column: the focus follows it. */
function useRestoredFocus(
  at: string | null,
  currentId: string | undefined,
  cardOf: (id: string) => HTMLElement | null | undefined,
  board: React.RefObject<HTMLElement | null>,
) {
  const had = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const lost = had.current !== null && !had.current.isConnected && document.activeElement === document.body;
    if (lost && at && at === currentId) cardOf(at)?.focus();
    const { activeElement } = document;
    const isAway = activeElement === document.body || activeElement?.closest("dialog");
    // A dialog returns the focus to the card it was opened from.
    if (!isAway) had.current = board.current?.contains(activeElement) ? activeElement : null;
  });
}

const arrows: Record<string, string> = { j: "ArrowDown", J: "ArrowDown", k: "ArrowUp", K: "ArrowUp" };
const sideways: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

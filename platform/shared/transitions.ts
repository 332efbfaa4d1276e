/** State machines as tables: from → to → who may; the server refuses and the screens hide by the same table. */
import { keysOf } from "#platform/shared/literals.ts";

export type TransitionRole = "educator" | "employer" | "operator" | "system";

export type Transitions<State extends string> = Readonly<
  Record<State, Readonly<Partial<Record<State, TransitionRole | readonly TransitionRole[]>>>>
>;

/** Declares a table. Every state must appear as a key, so that a final state is written down as `{}`. */
export const transitions = <State extends string>(table: Transitions<State>): Transitions<State> => table;

/** May `who` move a row from one state to the other? Staying where one is is never a move. */
export const canTransition = <State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
  who: TransitionRole,
): boolean => from !== to && rolesFor(table, from, to).includes(who);

/** The states `who` may choose now, in the order they are written in the table's row. */
export const transitionsFrom = <State extends string>(
  table: Transitions<State>,
  from: State,
  who: TransitionRole,
): State[] => statesOf<State>(table[from] ?? {}).filter((to) => canTransition(table, from, to, who));

/** True for a state that nothing leads out of. */
export const isFinal = <State extends string>(table: Transitions<State>, state: State): boolean =>
  statesOf<State>(table[state] ?? {}).length === 0;

const statesOf = <State extends string>(row: Partial<Record<State, unknown>>) => keysOf(row);

function rolesFor<State extends string>(
  table: Transitions<State>,
  from: State,
  to: State,
): readonly TransitionRole[] {
  const who: TransitionRole | readonly TransitionRole[] | undefined = table[from]?.[to];
  if (who === undefined) return [];
  return typeof who === "string" ? [who] : who;
}

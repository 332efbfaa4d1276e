/**
 * Positions: how far a reader has seen what is broadcast. `<transaction>.<Unix seconds>`: the oldest transaction of the
 * database that was still open, and the server's time. Everything that committed before it is in what was read; it and
 * all later ones may be missing. One that is older than the truth is safe: something is told twice.
 */

/** The response header that gives the position of a read to a caller who may listen from there. */
export const positionHeader = "Cubby-Position";

const format = /^(\d{1,15})\.(\d{1,12})$/;

export interface Position {
  /** The oldest transaction that may be missing. */
  transaction: number;
  /** Unix seconds. */
  at: number;
}

/** Null where the text is no position. */
export function parsePosition(text: unknown): Position | null {
  const [, transaction, at] = (typeof text === "string" && format.exec(text)) || [];
  return transaction && at ? { transaction: Number(transaction), at: Number(at) } : null;
}

export const formatPosition = ({ transaction, at }: Position): string => `${transaction}.${at}`;

/** Whether `one` comes before `other`. What is no position comes before all. */
export const isEarlier = (one: string, other: string): boolean => transactionOf(one) < transactionOf(other);

const transactionOf = (text: string) => parsePosition(text)?.transaction ?? -1;

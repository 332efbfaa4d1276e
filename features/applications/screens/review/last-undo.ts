/** The undo of the last transition, for the key Z: it outlives its toast for as long as the server allows it. */
import { minuteMs } from "#platform/shared/duration.ts";
import { moveBackWithinMinutes } from "../../application-transitions.ts";

let last: { undo: () => void; until: number } | null = null;

export function setLastUndo(undo: () => void): void {
  last = { undo, until: Date.now() + moveBackWithinMinutes * minuteMs };
}

/** Each transition is undone once. */
export function clearLastUndo(undo: () => void): void {
  if (last?.undo === undo) last = null;
}

/** The same change, with less of it to undo; nothing is left of it without `after`. */
export function replaceLastUndo(before: (() => void) | undefined, after?: () => void): void {
  if (last && last.undo === before) last = after ? { ...last, undo: after } : null;
}

interface BulkUndo {
  ids: ReadonlySet<string>;
  /** Offers to undo what is left of it. */
  onLess: (ids: string[]) => void;
}

let bulk: BulkUndo | null = null;

/** Several were changed at once: each of them may still be taken back by itself. */
export function setBulkUndo(ids: readonly string[], onLess: BulkUndo["onLess"]): void {
  bulk = { ids: new Set(ids), onLess };
}

/** They were all taken back together. */
export const clearBulkUndo = (): void => void (bulk = null);

/** One was taken back in its row: the offer to undo them all shrinks. */
export function forgetBulkUndo(id: string): void {
  if (!bulk?.ids.has(id)) return;
  const ids = [...bulk.ids].filter((one) => one !== id);
  bulk = { ...bulk, ids: new Set(ids) };
  bulk.onLess(ids);
}

/** False when there is nothing to undo. */
export function runLastUndo(): boolean {
  if (!last || last.until < Date.now()) return false;
  const { undo } = last;
  last = null;
  undo();
  return true;
}

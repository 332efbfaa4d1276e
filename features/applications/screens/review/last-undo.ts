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

/** False when there is nothing to undo. */
export function runLastUndo(): boolean {
  if (!last || last.until < Date.now()) return false;
  const { undo } = last;
  last = null;
  undo();
  return true;
}

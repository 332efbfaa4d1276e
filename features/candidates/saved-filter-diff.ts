/**
 * Who is new in a saved filter: those who match now and did not when it was last viewed. Storing who matched then
 * would mean storing a whole search; storing who has come and who has left since then is equivalent.
 */
import { maxDiffSize } from "./saved-filter-selection.ts";

/** How many of those who left are stored; someone who comes back after that many others is new again. */
export const maxRemoved = 5000;

export interface DiffState {
  /** Newest first. */
  diff: readonly string[];
  /** Matched when last viewed and stopped since: if they come back, they are not new. Latest first. */
  removed: readonly string[];
}

export interface DiffChanges {
  /** Did not match and do now; newest first. */
  came: readonly string[];
  /** Matched and no longer do. */
  left: readonly string[];
}

/** `grew`: the diff has someone it did not have before. */
export function applyChanges(
  { diff, removed }: DiffState,
  { came, left }: DiffChanges,
): DiffState & { grew: boolean } {
  const known = { diff: new Set(diff), removed: new Set(removed) };
  const leaving = new Set(left);
  const fresh = came.filter((id) => !known.removed.has(id) && !known.diff.has(id));
  const back = new Set(came.filter((id) => known.removed.has(id)));
  // Who left unseen had not been there either: nothing to remember.
  const missed = left.filter((id) => !known.diff.has(id) && !known.removed.has(id));
  return {
    diff: [...fresh, ...diff.filter((id) => !leaving.has(id))].slice(0, maxDiffSize),
    removed: [...missed, ...removed.filter((id) => !back.has(id))].slice(0, maxRemoved),
    grew: fresh.length > 0,
  };
}

/**
 * Who is new in a saved filter: those who match now and did not when it was last viewed. Storing who matched then
 * would mean storing a whole search; storing who has come and who has gone since then is equivalent.
 */
import { maxDiffSize } from "./saved-filter-selection.ts";

/** How many of those who left are stored; someone who comes back after that many others is new again. */
export const maxGone = 5000;

export interface DiffState {
  /** Newest first. */
  diff: readonly string[];
  /** Matched when last viewed and stopped since: if they come back, they are not new. Latest first. */
  gone: readonly string[];
}

export interface DiffChanges {
  /** Did not match and do now; newest first. */
  came: readonly string[];
  /** Matched and no longer do. */
  left: readonly string[];
}

/** `grew`: the diff has someone it did not have before. */
export function applyChanges(
  { diff, gone }: DiffState,
  { came, left }: DiffChanges,
): DiffState & { grew: boolean } {
  const known = { diff: new Set(diff), gone: new Set(gone) };
  const leaving = new Set(left);
  const fresh = came.filter((id) => !known.gone.has(id) && !known.diff.has(id));
  const back = new Set(came.filter((id) => known.gone.has(id)));
  // Who left unseen had not been there either: nothing to remember.
  const missed = left.filter((id) => !known.diff.has(id) && !known.gone.has(id));
  return {
    diff: [...fresh, ...diff.filter((id) => !leaving.has(id))].slice(0, maxDiffSize),
    gone: [...missed, ...gone.filter((id) => !back.has(id))].slice(0, maxGone),
    grew: fresh.length > 0,
  };
}

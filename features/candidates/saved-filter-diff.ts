/**
 * Who is new in a saved filter (domain, section 12): those who match now and did not when it was last viewed. Who matched
 * at that time is not kept, being a whole search; who has come and who has gone since then says the same.
 */
import { diffAtMost } from "./saved-filter-selection.ts";

/** As many of those who left are remembered; one who comes back after so many others is news again. */
export const goneAtMost = 5000;

export interface Watched {
  /** Newest first. */
  diff: readonly string[];
  /** Matched when last viewed and stopped since: coming back they are no news. Latest first. */
  gone: readonly string[];
}

export interface Moves {
  /** Did not match and do now; newest first. */
  came: readonly string[];
  /** Matched and no longer do. */
  left: readonly string[];
}

/** `grew`: somebody is in the diff who was not in it. */
export function afterMoves({ diff, gone }: Watched, { came, left }: Moves): Watched & { grew: boolean } {
  const known = { diff: new Set(diff), gone: new Set(gone) };
  const leaving = new Set(left);
  const fresh = came.filter((id) => !known.gone.has(id) && !known.diff.has(id));
  const back = new Set(came.filter((id) => known.gone.has(id)));
  // Who left unseen had not been there either: nothing to remember.
  const missed = left.filter((id) => !known.diff.has(id) && !known.gone.has(id));
  return {
    diff: [...fresh, ...diff.filter((id) => !leaving.has(id))].slice(0, diffAtMost),
    gone: [...missed, ...gone.filter((id) => !back.has(id))].slice(0, goneAtMost),
    grew: fresh.length > 0,
  };
}

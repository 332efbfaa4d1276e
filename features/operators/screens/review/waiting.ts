/** Who or what waits in a review queue, and what can be decided. */
export interface Waiting {
  id: string;
  name: string;
  /** "Austin, TX", or what else tells it apart. */
  place: string;
  /** Since when they wait. */
  since: string;
  /** By when somebody should have answered. */
  dueAt: string;
}

/** Of educators and programs that wait to be let in. */
export type Decision = "approve" | "request_changes" | "refuse";

/** One of the decisions that a queue offers; the first is the usual one. */
export interface QueueDecision<D extends string> {
  name: D;
  /** Pressed alone, anywhere on the page; one letter, in lower case. */
  key: string;
  label: string;
  /** The title of the dialog that asks for words; null where none are needed. */
  asks: ((name: string) => string) | null;
  isDestructive?: boolean;
  /** Said once it is done. */
  done: (name: string) => string;
  isOffered?: (row: Waiting) => boolean;
}

/** Who or what waits in a review queue, and what can be decided. */
export interface Waiting {
  id: string;
  name: string;
  /** "Austin, TX" */
  place: string;
  /** Since when they wait. */
  since: string;
  /** By when somebody should have answered. */
  dueAt: string;
}

export type Decision = "approve" | "request_changes" | "refuse";

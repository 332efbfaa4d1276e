/** The last change of a row, in its `meta`. */
export interface LastChange {
  /** RFC 3339. */
  at: string;
  /** A colleague's name; null where that is nobody's to know. */
  by: string | null;
  /** The reader's own: made in another tab, or on another device. */
  isOwn: boolean;
}

/** From where the cable has to tell what came after a query's response. */
import { isEarlier } from "#platform/shared/live-position.ts";

/** The state of a query whose rows are kept current. */
export interface AnsweredQuery {
  data?: { position?: string | undefined } | undefined;
  isFetching: boolean;
  isPlaceholderData: boolean;
}

/** Null while there is no response to merge changes into, or another one is on its way; "" where it does not say. */
export const positionOf = ({ data, isFetching, isPlaceholderData }: AnsweredQuery): string | null =>
  data === undefined || isFetching || isPlaceholderData ? null : (data.position ?? "");

/** Of several queries that are kept current together; null while one of them has none, or there is none. */
export function earliest(positions: (string | null)[]): string | null {
  const [first = null, ...others] = positions;
  return others.reduce(
    (one, other) => (one === null || other === null ? null : isEarlier(other, one) ? other : one),
    first,
  );
}

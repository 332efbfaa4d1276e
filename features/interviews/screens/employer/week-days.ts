/** Free times that follow each other as one span: "9:00 AM – 12:00 PM" and not six half hours. Pure. */
export interface FreeSpan {
  /** RFC 3339. */
  from: string;
  until: string;
}

interface Time {
  startTime: string;
  endTime: string;
}

export function mergeTimes(times: readonly Time[]): FreeSpan[] {
  const spans: FreeSpan[] = [];
  for (const { startTime, endTime } of times) {
    const last = spans.at(-1);
    if (last && Date.parse(last.until) === Date.parse(startTime)) last.until = endTime;
    else spans.push({ from: startTime, until: endTime });
  }
  return spans;
}

export type WeekEntry<I> = { at: string; interview: I } | { at: string; free: FreeSpan };

/** What a day holds, in the order of the clock. */
export const entriesOf = <I extends { time: string }>(
  interviews: readonly I[],
  free: readonly FreeSpan[],
): WeekEntry<I>[] =>
  [
    ...interviews.map((interview) => ({ at: interview.time, interview })),
    ...free.map((span) => ({ at: span.from, free: span })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

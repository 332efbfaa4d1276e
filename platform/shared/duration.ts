/** Durations in milliseconds. */

export const minuteMs = 60_000;

/** 24 hours: for moments. Days of the calendar may have 23 or 25. */
export const dayMs = 86_400_000;

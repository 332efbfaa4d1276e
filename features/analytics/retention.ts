/** How long visits and events are kept: long enough to compare a month with the same one of last year. */
export const visitMonths = 13;

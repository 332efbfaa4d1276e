/** When a job is to be published, as its form holds it: at once, or on a day at a time of the reader's own clock. */
export interface PublishWhen {
  when: "now" | "later" | string;
  /** As date and time inputs hold them: "2027-01-05" and "09:00". */
  day: string;
  time: string;
}

export function whenOf(publishAt: string | null): PublishWhen {
  if (!publishAt) return { when: "now", day: "", time: "09:00" };
  const at = new Date(publishAt);
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    when: "later",
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** RFC 3339; null for at once, and while the day or the time is missing. */
export function publishTime(values: Partial<PublishWhen>): string | null {
  if (values.when !== "later") return null;
  const at = new Date(`${values.day}T${values.time}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** What is wrong with a later time, by field; empty for at once. */
export function problemsWithTime(values: Partial<PublishWhen>): Record<string, string> {
  if (values.when !== "later") return {};
  return {
    ...(values.day ? {} : { day: /*i18n*/ "Choose a day" }),
    ...(values.time ? {} : { time: /*i18n*/ "Choose a time" }),
  };
}

/** When to publish a job, as its form holds it: immediately, or on a day and time in the reader's time zone. */
export interface PublishTimeValues {
  when: "now" | "later" | string;
  /** As date and time inputs hold them: "2027-01-05" and "09:00". */
  day: string;
  time: string;
}

export function publishTimeValuesOf(publishAt: string | null): PublishTimeValues {
  if (!publishAt) return { when: "now", day: "", time: "09:00" };
  const at = new Date(publishAt);
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    when: "later",
    day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** RFC 3339; null for "immediately", and while the day or the time is missing. */
export function publishTimeOf(values: Partial<PublishTimeValues>): string | null {
  if (values.when !== "later") return null;
  const at = new Date(`${values.day}T${values.time}`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The problems of a scheduled time, by field; empty for "immediately". */
export function validatePublishTime(values: Partial<PublishTimeValues>): Record<string, string> {
  if (values.when !== "later") return {};
  return {
    ...(values.day ? {} : { day: /*i18n*/ "Choose a day" }),
    ...(values.time ? {} : { time: /*i18n*/ "Choose a time" }),
  };
}

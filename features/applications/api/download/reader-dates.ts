/** Dates in the reader's time zone. */
import type { Context } from "#platform/server/context.ts";

export async function readerTimeZone({ db, actor }: Context): Promise<string> {
  if (actor.kind !== "employer") return "UTC";
  const profile = await db
    .selectFrom("employerProfiles")
    .select("timeZone")
    .where("id", "=", actor.employerProfileId)
    .executeTakeFirst();
  return profile?.timeZone ?? "UTC";
}

/** YYYY-MM-DD, which every spreadsheet recognizes as a date. */
export function dateInTimeZone(timeZone: string, time: Date): string {
  let format = formats.get(timeZone);
  if (formats.size > maxFormats) formats.clear();
  if (!format)
    formats.set(timeZone, (format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" })));
  return format.format(time);
}

/** More than there are time zones, fewer than there are spellings of them. */
const maxFormats = 1_000;
/** Creating a format is far slower than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

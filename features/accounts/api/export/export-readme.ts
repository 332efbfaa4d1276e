/** The README of an export. */
import type { Language } from "#platform/server/context.ts";
import { translator } from "#platform/server/translations.ts";

export function exportReadme(counts: [name: string, count: number][], language: Language, now: Date): string {
  const t = translator(language);
  const widest = Math.max(0, ...counts.map(([name]) => name.length));
  return [
    t(/*i18n*/ "Your data, as of {day}", { day: now.toISOString().slice(0, 10) }),
    "",
    t(
      /*i18n*/ "Here is everything we keep about you: one list for each kind of thing, and the files you uploaded.",
    ),
    t(
      /*i18n*/ "The lists are text (JSON, UTF-8): any text editor opens them, and programs can read them. Times are in UTC.",
    ),
    t(/*i18n*/ "Notes that employers write for themselves are theirs and are not in here."),
    "",
    ...counts.map(([name, count]) => `${name.padEnd(widest)}  ${count}`),
    "",
  ].join("\r\n");
}

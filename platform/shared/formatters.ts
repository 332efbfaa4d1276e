/** Intl formatters, cached: making one costs more than a hundred uses, and a list uses ten in every row. */

/** Languages and options are few, but a time zone comes from data. */
const maxCached = 500;

function cached<O, F>(create: (locale: string, options: O) => F) {
  const formatters = new Map<string, F>();
  return (locale: string, options: O): F => {
    const key = locale + JSON.stringify(options);
    const known = formatters.get(key);
    if (known) return known;
    if (formatters.size > maxCached) formatters.clear();
    const formatter = create(locale, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

/** The zone is always named: the one of the process or the device is nobody's choice. */
type ZonedFormatOptions = Intl.DateTimeFormatOptions & { timeZone: string };

export const dateFormat = cached(
  (locale, options: ZonedFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = cached(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

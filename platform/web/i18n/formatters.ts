/** The browser's own formatters, kept: making one costs more than a hundred uses, and a list uses ten in every row. */

/** Languages, zones and options are few, but a time zone comes from data. */
const most = 500;

/** `make`, asked once for each locale and options. */
function kept<O, F>(make: (locale: string, options: O) => F) {
  const known = new Map<string, F>();
  return (locale: string, options: O): F => {
    const key = locale + JSON.stringify(options);
    const found = known.get(key);
    if (found) return found;
    if (known.size > most) known.clear();
    const made = make(locale, options);
    known.set(key, made);
    return made;
  };
}

export const dateFormat = kept(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
export const numberFormat = kept(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const relativeFormat = kept(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
export const listFormat = kept(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);

/** US zip codes: five digits, optionally a hyphen and four more. Without Zod, so that pages need not load it for them. */

export const isZipCode = (value: unknown): value is string =>
  typeof value === "string" && /^\d{5}(-\d{4})?$/.test(value);

/** The five digits the gazetteer knows places by. */
export const fiveDigits = (zip: string) => zip.slice(0, 5);

export const unknownZipCode = /*i18n*/ "We don't know this ZIP";

/** Normalizes a licence number, which people type with and without hyphens and leading zeros. */
export const normalizeLicense = (license: string | null | undefined): string =>
  (license ?? "")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^0+/, "");

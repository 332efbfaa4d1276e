/** Licences are typed with and without their hyphens and leading zeros: what is left tells them apart. */
export const normalizeLicense = (license: string | null | undefined): string =>
  (license ?? "")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .replace(/^0+/, "");

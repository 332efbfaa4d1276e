/** The readable part of an address, made from a name. */

/** "Maple & Moon Montessori" → "maple-and-moon-montessori"; a name without any Latin letter gives the fallback. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-|-$/g, "");
  return slug || fallback;
}

/** Six characters that make a slug unique; letters that look like digits are left out. */
export function shortId(): string {
  const letters = "23456789abcdefghjkmnpqrstuvwxyz";
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => letters[byte % letters.length]).join(
    "",
  );
}

const maxLength = 70;

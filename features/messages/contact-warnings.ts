/** Detects contact details and payment talk in a first message, in English and Spanish. */

export const contactWarnings = ["phone", "email", "payment"] as const;
export type ContactWarning = (typeof contactWarnings)[number];

/** Checks a text before it is sent; nothing is rejected, the writer only has to confirm. */
export function findContactWarnings(text: string): ContactWarning[] {
  return contactWarnings.filter((kind) => detectors[kind](text));
}

const detectors: Record<ContactWarning, (text: string) => boolean> = {
  phone: hasPhoneNumber,
  email: (text) => address.test(text) || spelledAddress.test(text),
  payment: (text) => payment.test(text),
};

const address = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]{1,63}\.[\p{L}\p{N}-]/u;
/** "ana at gmail dot com", "ana arroba gmail punto com". */
const spelledAddress =
  // Bounded: at most 63 letters and four spaces at a time.
  /[\p{L}\p{N}._-]\s{0,4}[([]?\s{0,4}(at|arroba)\s{0,4}[)\]]?\s{0,4}[\p{L}\p{N}-]{1,63}\s{0,4}[([]?\s{0,4}(\.|dot|punto)\s{0,4}[)\]]?\s{0,4}(com|net|org|edu|mx|us)\b/iu;

/**
 * Payment methods and requests for money; "pay" and "benefits" alone occur in every honest conversation about a
 * job.
 */
// Bounded: fixed words; the spaces between them are one run, read from one word.
const payment = new RegExp(
  [
    String.raw`\b(venmo|zelle|pay\s?pal|cash\s?app|western\s+union|moneygram|bitcoin|crypto(currency)?|criptomonedas?)\b`,
    String.raw`\b(wire|bank)\s+transfers?\b|\btransferencias?\s+bancarias?\b`,
    String.raw`\b(gift|prepaid)\s+cards?\b|\btarjetas?\s+(de\s+)?(regalo|prepagadas?)\b`,
    String.raw`\b(bank|checking|routing)\s+(account|number)s?\b|\b(cuenta|n[uú]mero)\s+(bancari[ao]|de\s+ruta)\b`,
    String.raw`\b(credit|debit)\s+cards?\b|\btarjetas?\s+de\s+(cr[eé]dito|d[eé]bito)\b`,
    String.raw`\b(cashier'?s?|certified)\s+checks?\b|\bcheques?\s+(de\s+caja|certificados?)\b`,
    String.raw`\b(send|wire)\s+(me\s+|us\s+)?(the\s+)?(money|payment|deposit)\b|\b(env[ií]a|m[aá]nda|dep[oó]sita)(me|nos|r)?\s+(el\s+)?(dinero|pago|dep[oó]sito)\b`,
    String.raw`\b(application|processing|registration|training|background[\s-]check)\s+fee\b|\bcuota\s+de\s+(solicitud|inscripci[oó]n|registro)\b`,
    String.raw`\bpay(ing)?\s+(you\s+|me\s+)?(under\s+the\s+table|off\s+the\s+books|up\s?front|in\s+advance)\b|\bpag\p{L}*\s+(por\s+adelantado|en\s+negro|por\s+fuera)\b`,
    String.raw`\b(social\s+security\s+number|ssn)\b|\bn[uú]mero\s+de\s+seguro\s+social\b`,
  ].join("|"),
  "iu",
);

/** Ten digits of the North American numbering plan with any separators, or seven as 555-0134. */
function hasPhoneNumber(text: string): boolean {
  const plain = withDigits(text).replace(money, " ").replace(dates, " ").replace(times, " ");
  for (const [run] of plain.matchAll(digitRuns)) {
    const digits = run.replace(/\D/g, "");
    if (digits.length === 10 && /^[2-9]\d\d[2-9]/.test(digits)) return true;
    if (digits.length === 11 && /^1[2-9]\d\d[2-9]/.test(digits)) return true;
    if (digits.length > 11 && run.includes("+")) return true;
    if (/^[2-9]\d\d[-.]\d{4}$/.test(run.trim())) return true;
  }
  return false;
}

const digitRuns = /\+?\(?\d(?:[\s().\-–/*_]{0,3}\d){6,14}/g;
const money = /\$\s?\d[\d,.]*(\s?[-–]\s?\$?\s?\d[\d,.]*)?/g;
const dates = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const times = /\b\d{1,2}:\d{2}\b/g;

/** "five one two, five five five …": numbers written as words, in either language. */
function withDigits(text: string): string {
  const spoken = text.toLowerCase().replace(/[\p{L}]+/gu, (word) => digitWords.get(word) ?? word);
  return spoken.replace(/(\d)\s*,\s*(?=\d\b)/g, "$1 ");
}

const digitWords = new Map(
  [
    ["zero", "cero"],
    ["one", "uno"],
    ["two", "dos"],
    ["three", "tres"],
    ["four", "cuatro"],
    ["five", "cinco"],
    ["six", "seis"],
    ["seven", "siete"],
    ["eight", "ocho"],
    ["nine", "nueve"],
  ].flatMap((both, digit) => both.map((word) => [word, String(digit)] as const)),
);

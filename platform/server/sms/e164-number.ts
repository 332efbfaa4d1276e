/** A phone number as people type it, as the networks write it. */

/**
 * E.164, `+15125550123`; a number without a country is one of North America. Undefined where no text can go: too few
 * digits, or an extension behind a switchboard.
 */
export function e164Number(typed: string | null | undefined): string | undefined {
  const text = typed?.trim() ?? "";
  if (/(x|ext\.?) ?\d{1,6}$/i.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  if (text.startsWith("+")) return /^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : undefined;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : undefined;
}

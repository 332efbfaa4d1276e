/** Wall times of a day, read as people type them. */
/**
 * "9", "9:30", "2pm", "2 p. m.", "14:00", "1430", "noon" → "09:00" … "24:00"; null when it is no time. Without am or pm
 * the hours 1 to 5 are afternoons, as nobody interviews at night, and an end lies after its start: "9 to 6" ends at 18:00.
 */
export function parseTypedTime(typed: string, after?: string | null): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[.\s\u202f\u00a0]/g, "");
  if (/^(noon|mediodía|mediodia)$/.test(text)) return "12:00";
  if (/^(midnight|medianoche)$/.test(text)) return after ? "24:00" : "00:00";
  const parts = /^(\d{1,2})(?::?(\d{2}))?([ap])?m?$/.exec(text);
  if (!parts) return null;
  const [, hourText, minuteText = "00", half] = parts;
  let hour = Number(hourText);
  if (Number(minuteText) > 59 || hour > 24 || (half && (hour === 0 || hour > 12))) return null;
  if (half) hour = (hour % 12) + (half === "p" ? 12 : 0);
  else if (hourText!.length === 1 || hour === 12 || hour === 10 || hour === 11) hour = afternoon(hour);
  if (hour === 0 && half === "a" && minuteText === "00" && after) hour = 24;
  if (hour === 24 && minuteText !== "00") return null;
  return `${String(hour).padStart(2, "0")}:${minuteText}`;

  function afternoon(plain: number) {
    const isLater = plain >= 1 && plain <= 5;
    const guess = isLater ? plain + 12 : plain;
    const before = after && `${String(guess).padStart(2, "0")}:${minuteText}` <= after;
    return before && guess < 12 ? guess + 12 : guess;
  }
}

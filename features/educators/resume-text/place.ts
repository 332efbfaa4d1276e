/** Finds "Austin, TX" in a piece of a resume's line. */
import { stateCode } from "#features/places/states.ts";
import { hasOrganization, hasTitle, isCapitalized } from "./resume-keywords.ts";

const countries =
  /^(?:m[eé]xico|usa|u\.s\.a\.|united states|ee\.? ?uu\.?|puerto rico|guatemala|honduras|el salvador|nicaragua|costa rica|panam[aá]|colombia|venezuela|ecuador|per[uú]|bolivia|chile|argentina|uruguay|cuba|rep[uú]blica dominicana|dominican republic|espa[nñ]a|spain|canada|india|china|vietnam|philippines|brazil|haiti|jamaica)$/iu;

export interface PlaceInText {
  city: string;
  rest: string;
}

/**
 * The city with its state or country, and the text without them; undefined when no state or country is named.
 */
export function findPlace(text: string): PlaceInText | undefined {
  const parts = text
    .replace(/[()]/g, ",")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const at = parts.findIndex((part, index) => index > 0 && regionOf(part) !== undefined);
  if (at < 1) return undefined;
  const before = parts[at - 1]!;
  const city = cityOf(before);
  if (!city) return undefined;
  const region = regionOf(parts[at]!)!;
  const rest = [...parts.slice(0, at - 1), before.slice(0, -city.length).trim(), ...parts.slice(at + 1)];
  return {
    city: `${city}, ${region}`,
    rest: rest.filter((part) => part && !countries.test(part)).join(", "),
  };
}

/** "TX", "Texas", "TX 78701" or a country. */
function regionOf(part: string): string | undefined {
  const name = part.replace(/\s?\d{5}(-\d{4})?$/, "").replace(/\.$/, "");
  if (countries.test(name)) return name;
  // "in" and "or" are words before they are states.
  const isWritten = name.length > 2 || name === name.toUpperCase();
  return (isWritten && stateCode(name)) || undefined;
}

/** "Sunny Hill Preschool Austin" has its city after the last word that names the kind of place. */
function cityOf(text: string): string | undefined {
  if (!isCapitalized(text)) return undefined;
  if (!hasOrganization(text) && !hasTitle(text)) return text.length <= 30 ? text : undefined;
  const words = text.split(" ");
  for (let from = words.length - 1; from > 0; from--) {
    const tail = words.slice(from).join(" ");
    if (hasOrganization(words[from]!) || hasTitle(words[from]!)) {
      const city = words.slice(from + 1).join(" ");
      return city || undefined;
    }
    if (!isCapitalized(tail)) return undefined;
  }
  return undefined;
}

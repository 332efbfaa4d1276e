/** Takes out of a text what a language model must never see: names, ways to reach somebody, addresses and ages. */

export interface Person {
  firstName?: string | null;
  lastName?: string | null;
}

const letter = "[\\p{L}\\p{M}\\p{N}]";
const street =
  "street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|place|pl|way|terrace|ter|trail|trl|parkway|pkwy|highway|hwy|loop|calle|avenida|camino|carretera";

/** A child is four years old, an applicant thirty-four. */
const tens = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)";
const ones = "(?:one|two|three|four|five|six|seven|eight|nine)";
const spanishTens = "veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta";
const spanishOnes = "un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";

const rules: [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, "[email]"],
  [/(?:https?:\/\/|www\.)\S+|\b(?:linkedin|facebook|instagram|tiktok|indeed)\.com\S*/giu, "[link]"],
  [/(?:\+?1[\s.-]*)?\(?\b\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}\b|\+\d[\d\s().-]{7,}\d/g, "[phone]"],
  [
    new RegExp(
      `\\b\\d{1,6}(?:-\\d+)?\\s+(?:${letter}[${letter.slice(1, -1)}.'’-]*\\s+){1,5}(?:${street})\\b\\.?(?:,?\\s*(?:apt|apartment|unit|suite|ste|#|no)\\.?\\s*[\\w-]+)?`,
      "giu",
    ),
    "[address]",
  ],
  [
    /\b(?:calle|avenida|av\.?|camino|carretera)\s+[\p{L}\s.'’]{2,40}?\s+(?:no\.?\s*|#\s*)?\d{1,6}\b/giu,
    "[address]",
  ],
  [/\bp\.?\s*o\.?\s*box\s+\d+/giu, "[address]"],
  [/\b\d{5}(?:-\d{4})?\b/g, "[zip]"],
  [
    /\b(?:date of birth|d\.?o\.?b\.?|born(?: on| in)?|birth ?(?:date|day)|fecha de nacimiento|nacid[oa](?: el| en)?)\b[\s:.-]*[^\n\t|;]{0,30}/giu,
    "[age]",
  ],
  [/\b(?:age|edad)\s*[:.-]?\s*\d{2}\b/giu, "[age]"],
  [/\b(?:[1-9]\d)[\s-]*(?:years?|yrs?)[\s-]*(?:old|of age)\b|\b(?:[1-9]\d) años de edad\b/giu, "[age]"],
  [new RegExp(`\\b${tens}(?:[\\s-]+${ones})?[\\s-]+(?:years?|yrs?)[\\s-]*(?:old|of age)\\b`, "giu"), "[age]"],
  [
    new RegExp(
      `\\b(?:${spanishTens})(?:\\s+y\\s+(?:${spanishOnes}))?\\s+años\\s+de\\s+edad(?![\\p{L}])`,
      "giu",
    ),
    "[age]",
  ],
  [/\b(?:i am|i['’]m|tengo)\s+[1-9]\d\b(?:\s+años)?(?!\s*(?:%|children|students|ni[nñ]os))/giu, "[age]"],
];

/** The person's own names go in whatever case and accents they are written; other people's names are not known here. */
export function redact(text: string, person: Person = {}): string {
  const plain = rules.reduce((left, [pattern, word]) => left.replace(pattern, word), text.normalize("NFC"));
  return namesOf(person).reduce((left, name) => withoutName(left, name), plain);
}

/** Longest first: "Ana María" before "Ana". */
const namesOf = ({ firstName, lastName }: Person) =>
  [firstName, lastName]
    .flatMap((name) => [name ?? "", ...(name ?? "").split(/[\s-]+/)])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length);

function withoutName(text: string, name: string): string {
  const signs = [...name.normalize("NFD").replace(/\p{M}/gu, "")].map((sign) =>
    /\p{L}/u.test(sign) ? `${sign}\\p{M}*` : sign.replace(/[\^$.*+?()[\]{}|\\/]/g, "\\$&"),
  );
  const pattern = new RegExp(`(?<!${letter})${signs.join("")}(?!${letter})`, "giu");
  return text.normalize("NFD").replace(pattern, "[name]").normalize("NFC");
}

/** Takes out of a text what a language model must never see: names, ways to reach someone, addresses and ages. */

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
  // Bounded: the parts of an address have their longest.
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu, "[email]"],
  // Bounded: nothing follows the open end, so nothing is tried twice.
  [/(?:https?:\/\/|www\.)\S+|\b(?:linkedin|facebook|instagram|tiktok|indeed)\.com\S*/giu, "[link]"],
  // Bounded: at most five signs between digits.
  [/(?:\+?1[\s.-]{0,5})?\(?\b\d{3}\)?[\s.-]{0,5}\d{3}[\s.-]{0,5}\d{4}\b|\+\d[\d\s().-]{7,25}\d/g, "[phone]"],
  [
    // Bounded: five words behind a number; words and spaces have no sign in common.
    new RegExp(
      `\\b\\d{1,6}(?:-\\d+)?\\s+(?:${letter}[${letter.slice(1, -1)}.'’-]*\\s+){1,5}(?:${street})\\b\\.?(?:,?\\s*(?:apt|apartment|unit|suite|ste|#|no)\\.?\\s*[\\w-]+)?`,
      "giu",
    ),
    "[address]",
  ],
  [
    // Bounded: at most forty letters between the words.
    /\b(?:calle|avenida|av\.?|camino|carretera)\s{1,3}[\p{L}\s.'’]{2,40}?\s{1,3}(?:no\.?\s{0,3}|#\s{0,3})?\d{1,6}\b/giu,
    "[address]",
  ],
  [/\bp\.?\s*o\.?\s*box\s+\d+/giu, "[address]"],
  [/\b\d{5}(?:-\d{4})?\b/g, "[zip]"],
  [
    // Bounded: at most forty signs behind the words.
    /\b(?:date of birth|d\.?o\.?b\.?|born(?: on| in)?|birth ?(?:date|day)|fecha de nacimiento|nacid[oa](?: el| en)?)\b[\s:.-]{0,10}[^\n\t|;]{0,30}/giu,
    "[age]",
  ],
  [/\b(?:age|edad)\s{0,5}[:.-]?\s{0,5}\d{2}\b/giu, "[age]"],
  [/\b(?:[1-9]\d)[\s-]*(?:years?|yrs?)[\s-]*(?:old|of age)\b|\b(?:[1-9]\d) años de edad\b/giu, "[age]"],
  // Bounded: three words, and the space between them.
  [new RegExp(`\\b${tens}(?:[\\s-]+${ones})?[\\s-]+(?:years?|yrs?)[\\s-]*(?:old|of age)\\b`, "giu"), "[age]"],
  [
    // Bounded: at most five words.
    new RegExp(
      `\\b(?:${spanishTens})(?:\\s+y\\s+(?:${spanishOnes}))?\\s+años\\s+de\\s+edad(?![\\p{L}])`,
      "giu",
    ),
    "[age]",
  ],
  [/\b(?:i am|i['’]m|tengo)\s+[1-9]\d\b(?:\s+años)?(?!\s*(?:%|children|students|ni[nñ]os))/giu, "[age]"],
];

/**
 * The person's own names are removed in any case and with any accents; other people's names are not known
 * here.
 */
export function redact(text: string, person: Person = {}): string {
  const plain = rules.reduce(
    (redacted, [pattern, word]) => redacted.replace(pattern, word),
    text.normalize("NFC"),
  );
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
  // Bounded: the letters of a name, each with its accents.
  const pattern = new RegExp(`(?<!${letter})${signs.join("")}(?!${letter})`, "giu");
  return text.normalize("NFD").replace(pattern, "[name]").normalize("NFC");
}

/** Matches a job title as written to the list of job titles. */
import { jobTitles } from "../job-titles.ts";
import { foldText } from "./lines.ts";

/** Other phrasings of listed titles; the first match counts. */
const titlePatterns: [RegExp, (typeof jobTitles)[number]][] = [
  [/\b(teachers?|classroom|instructional) aide\b|\bayudante de maestr[ao]\b/, "Teacher's Aide"],
  [/\b(subdirectora?|directora? adjunt[ao]|vice director|associate director)\b/, "Assistant Director"],
  [
    /\b(substitute|sub) (teacher|educator)\b|\b(maestr[ao]|docente|educadora?) suplente\b/,
    "Substitute Teacher",
  ],
  [/\b(maestr[ao]|docente|educadora?) biling[u]e\b/, "Bilingual Teacher"],
  [/\b(maestr[ao]|educadora?) de (kinder|jardin)\b/, "Kindergarten Teacher"],
  [/\b(maestr[ao]|profesora?) de primaria\b/, "Elementary School Teacher"],
  [/\b(maestr[ao]|educadora?) de educacion especial\b/, "Special Education Teacher"],
  [
    /\b(asistente|auxiliar) de (maestr[ao]|docente|preescolar|educadora?|aula|guarderia)\b/,
    "Assistant Teacher",
  ],
  [/\b(maestr[ao]|docente|educadora?) (asistente|auxiliar)\b/, "Assistant Teacher"],
  [/\b(maestr[ao]|docente|educadora?) (principal|titular|lider)\b/, "Lead Teacher"],
  [/\bninera?o?\b/, "Nanny"],
  [/\bparaeducator\b/, "Paraprofessional"],
  [
    /\b(family|home|in home) (child ?care|day ?care) (provider|owner|educator)\b/,
    "Family Child Care Provider",
  ],
  [/\b(summer )?camp counsellor\b|\b(consejer[ao]|monitora?) de campamento\b/, "Camp Counselor"],
  [/\b(head|master) (teacher|educator)\b/, "Lead Teacher"],
  [/\btutora\b/, "Tutor"],
];

/** A single word would match too much: an art director is not in our list. */
const aloneWords = new Set(
  `the a center childcare preschool school daycare executive site reading math private live in out full time part montessori weekend occasional homework after peer spanish english director directora general de la del el centro guarderia escuela preescolar jardin`.split(
    /\s+/,
  ),
);
const isOnlyAlone = (text: string) => text === "" || text.split(" ").every((word) => aloneWords.has(word));

const listedTitles = jobTitles.map((title) => ({ title, words: splitWords(title) }));

/** The listed title, or undefined when none matches. */
export function matchJobTitle(text: string): string | undefined {
  const name = foldText(text);
  const other = titlePatterns.find(([pattern]) => pattern.test(name));
  const titleWords = splitWords(text);
  const best = listedTitles
    .filter(({ words }) => words.every((word) => titleWords.includes(word)))
    .filter(({ words }) => words.length > 1 || isAlone(titleWords, words[0]!))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  if (other && (best?.words.length ?? 0) < 3) return other[1];
  if (best) return best.title;
  return /\bdirectora?\b/.test(name) && isOnlyAlone(name) ? "Director" : undefined;
}

function splitWords(text: string): string[] {
  return foldText(text)
    .replace(/\bpre (k|kindergarten)\b|\bprekindergarten\b/g, "prek")
    .replace(/\bco teacher\b/g, "coteacher")
    .replace(/\bpre school\b/g, "preschool")
    .replace(/\beducator\b/g, "teacher")
    .replace(/\basst\b/g, "assistant")
    .replace(/\binfants\b/g, "infant")
    .replace(/\btoddlers\b/g, "toddler")
    .split(" ");
}

const isAlone = (titleWords: string[], word: string) =>
  titleWords.filter((one) => one !== word && one !== `${word}s`).every((one) => aloneWords.has(one));

/** The degree a line names: its level from 0 to 4, and what it was in. */
import { trimEnd } from "#platform/shared/trim-characters.ts";

export interface Degree {
  level: 0 | 1 | 2 | 3 | 4;
  major?: string;
  rest: string;
}

const end = "(?![\\p{L}])";
const start = "(?<![\\p{L}])";
// Bounded: a list of words, in a line of a resume.
const spelled = (text: string) => new RegExp(`${start}(?:${text})${end}`, "iu");
/** Abbreviations that are also words ("as", "ma") count only in capitals. */
// Bounded: a few letters each.
const abbreviation = (text: string) => new RegExp(`${start}(?:${text})(?![\\p{L}.])`, "u");

/** Highest first: a line may name what a degree builds on. */
const degrees: [Degree["level"], RegExp[]][] = [
  [
    4,
    [
      spelled("doctorate?|doctor of \\p{L}+|doctoral degree|doctorado"),
      abbreviation("Ph\\.?D\\.?|Ed\\.?D\\.?"),
    ],
  ],
  [
    3,
    [
      spelled(
        "master['’]?s?(?: degree)?(?: of (?:arts in teaching|arts|science|education|social work))?|maestr[ií]a|m[aá]ster",
      ),
      abbreviation("M\\.?Ed\\.?|M\\.A\\.?|MA|M\\.S\\.?|MS|MAT|M\\.A\\.T\\.?|MSW|MBA"),
    ],
  ],
  [
    2,
    [
      spelled(
        "bachelor['’]?s?(?: degree)?(?: of (?:applied )?(?:arts|sciences?|fine arts|education(?= in )))?|bachelors|licenciatura|licenciad[oa]|ingenier[ií]a",
      ),
      abbreviation("B\\.A\\.?|BA|B\\.S\\.?|BS|B\\.?Ed\\.?|BSEd|B\\.S\\.Ed\\.?|BFA|BAS|BSW"),
    ],
  ],
  [
    1,
    [
      spelled(
        "associate['’]?s?(?: degree)?(?: of (?:applied )?(?:arts|sciences?)(?: in teaching)?)?|associates degree|grado asociado|t[eé]cnico superior(?: universitario)?",
      ),
      abbreviation("A\\.A\\.S?\\.?(?:T\\.?)?|AAS?|AAT|A\\.S\\.?|AS"),
    ],
  ],
  [
    0,
    [
      spelled(
        "high school diploma|high school equivalency(?: diploma| certificate)?|high school degree|(?:general )?(?:educational|education) development|general equivalency diploma|secondary school diploma|diploma de (?:escuela )?(?:secundaria|preparatoria|bachiller(?:ato)?)|certificado de (?:secundaria|preparatoria|bachillerato)|bachillerato",
      ),
      abbreviation("GED|G\\.E\\.D\\.?|HSE|HS Diploma|H\\.S\\. Diploma"),
    ],
  ],
];

const noMajor =
  /^(?:arts?|sciences?|applied sciences?|applied arts|fine arts|general studies|degree|diploma|education degree)$/i;

export function findDegree(text: string): Degree | undefined {
  for (const [level, patterns] of degrees) {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found) return withMajor(level, text, found);
    }
  }
  return undefined;
}

function withMajor(level: Degree["level"], text: string, found: RegExpExecArray): Degree {
  const before = text.slice(0, found.index);
  let after = text.slice(found.index + found[0].length).replace(/^[.)]*\s*(?:\([^)]*\))?\s*/, "");
  // "Bachelor of Science (B.S.) in …", "Associate of Applied Science (AAS)": the letters again.
  after = after.replace(/^[,:–—-]?\s*(?:degree|[A-Z]\.?[A-Z]\.?(?:[A-Z]\.?)?)(?=[\s,]|$)\s*/, "");
  const [, major] =
    level === 0
      ? []
      : // Bounded: one line of a resume, in a thread that is ended after a time.
        (/^(?:[,:–—-]\s*|(?:degree )?(?:in|en|of|de) |\t)?\s*([^\s|,;()•·–—][^\t|,;()•·–—]*(?:, \p{Lu}[\p{L} ]+ (?:and|&|y|e) \p{Lu}[\p{L} ]+)?)/u.exec(
          after,
        ) ?? []);
  const isMajor = major && isSubject(major.trim());
  const rest = `${before}\t${isMajor ? after.slice(after.indexOf(major) + major.length) : after}`;
  return {
    level,
    rest,
    ...(isMajor && {
      major: trimEnd(major.trim().split(/\s-\s/)[0]!, /[.\s]/),
    }),
  };
}

/** What follows may as well be the school. */
const isSubject = (text: string) =>
  /^\p{Lu}/u.test(text) &&
  text.length <= 70 &&
  !noMajor.test(text) &&
  !/(?<!\p{L})(?:university|college|institute|school|academy|universidad|instituto|escuela|colegio|tecnol[oó]gico)\b/iu.test(
    text,
  ) &&
  !/\d/.test(text);

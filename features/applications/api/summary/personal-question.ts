/** Questions that ask for personal data: name, age, address, contact details, and what no employer may consider. */

/** English and Spanish. An answer such as "34" reveals nothing by itself, so the question is tested. */
const personalPatterns = [
  /\b(?:how old|date of birth|birth ?da(?:te|y)|born|edad(?!es)|nacimiento|naciste|nació|cuántos años tiene)/iu,
  // Bounded: at most forty characters between the two words.
  /\b(?:your|you|tu|su|legal|full|first|last|maiden)\b[^?.]{0,40}\b(?:names?|nombre|apellidos?|age|called)\b(?!\s*(?:group|range|of child))/iu,
  /\bwhat name\b|\b(?:nombre completo|apellidos?)\b/iu,
  /^\W*(?:full |first |last )?(?:name|age|address|phone|e-?mail|photo|dob)\W*$/iu,
  /\b(?:home|mailing|street|your|email|e-mail) address|\bzip(?: ?code)?\b|\bdirecci[oó]n\b|\bc[oó]digo postal\b|\b(?:do|did) you live\b|\bvives?\b/iu,
  /\b(?:phone|cell|mobile)\b|\btel[eé]fono|\bcelular\b|\be-?mail\b|\bcorreo\b/iu,
  /\b(?:photo|picture|headshot) of (?:you|yourself)|\byour (?:photo|picture|headshot)|\b(?:tu|su) foto/iu,
  // Bounded: a word with an open end is entered at its beginning alone.
  /\b(?:social security|ssn|gender|pronouns?|race|ethnic\w*|nationality|religio\w*|church|married|marital|pregnan\w*|children of your own|disabilit\w*|g[eé]nero|raza|religi[oó]n|casad[oa]|embaraz\w*|discapacidad)\b/iu,
];

export const asksForPersonalData = (question: string): boolean =>
  personalPatterns.some((words) => words.test(question));

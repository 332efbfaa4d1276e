/** The two languages, and which one a visitor reads: their choice (cookie), else what their browser prefers. */

export const languages = ["en", "es"] as const;
/** That of the sentences in the code. */
export const sourceLanguage = "en";
export type Language = (typeof languages)[number];

/** With its region, for numbers, dates and money: "2:05 p.m." and "1,000", as they are written in the United States. */
export const regionalLocale = (language: string) => (language === "es" ? "es-US" : "en-US");

/** The language of a tag that came from outside; English for any other. */
export const languageOf = (tag: string): Language => known(tag) ?? "en";

export const languageCookie = "language";

/** @param cookie the Cookie header · @param accept the Accept-Language header */
export function chosenLanguage(cookie = "", accept = ""): Language {
  const chosen = /(?:^|;\s*)language=([a-z]+)/.exec(cookie)?.[1];
  return known(chosen) ?? preferred(accept) ?? "en";
}

const known = (tag?: string) => languages.find((language) => language === tag);

function preferred(accept: string) {
  const ranked = accept
    .split(",")
    .map((part) => /^\s*([a-zA-Z]{2,3})[^;]*(?:;\s*q=([\d.]+))?/.exec(part))
    .filter((match) => match !== null)
    .map((match) => ({ tag: match[1]!.toLowerCase(), weight: Number(match[2] ?? 1) }))
    .toSorted((a, b) => b.weight - a.weight);
  return known(ranked.find(({ tag, weight }) => weight > 0 && known(tag))?.tag);
}

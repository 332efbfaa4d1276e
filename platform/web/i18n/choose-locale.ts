/** The reader's choice of a language: a cookie, so that the server renders in it too. */
import { languageCookie, type Language } from "#platform/shared/language.ts";

export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

/** Reloads the page in the other language, because its server-rendered parts change too. */
export function setLocale(language: Language) {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; SameSite=Lax`;
  window.location.reload();
}

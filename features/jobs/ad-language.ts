/** In which of the product's languages an ad is written, by the small words that only one of them has. */
import type { Language } from "#platform/shared/language.ts";

const smallWords: Record<Language, Set<string>> = {
  en: new Set(
    "the and of to with for you we our are is your this will they be from have an at in on each who".split(
      " ",
    ),
  ),
  es: new Set("el la los las de del que y en con para por una un se su nuestro nuestra es son".split(" ")),
};
/** Fewer may be a name or a quotation. */
const minWords = 4;

/** Null for a text that is too short or too mixed to say. */
export function adLanguage(html: string | null | undefined): Language | null {
  const words =
    (html ?? "")
      .replace(/<[^<>]*>/g, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (language: Language) => words.filter((word) => smallWords[language].has(word)).length;
  const [english, spanish] = [count("en"), count("es")];
  if (english >= minWords && english > 3 * spanish) return "en";
  if (spanish >= minWords && spanish > 3 * english) return "es";
  return null;
}

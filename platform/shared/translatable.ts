/**
 * A sentence that can still be translated: its English text is its id in the catalogues; the values fill
 * its placeholders.
 */
export interface TranslatableText {
  text: string;
  values?: Readonly<Record<string, string | number>>;
}

/** Builds one. Mark the text with the `i18n` comment where it is written, so that the extractor finds it. */
export const translatableText = (text: string, values?: TranslatableText["values"]): TranslatableText =>
  values ? { text, values } : { text };

/** Reads it with a translator (the server's `t`, the screens' `i18n._`), or in English without one. */
export const translateText = (
  { text, values = {} }: TranslatableText,
  translate: (text: string, values: Record<string, string | number>) => string = englishTranslate,
): string => translate(text, values);

const englishTranslate = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** A sentence that can still be translated: its English text is its id in the catalogues, the values fill it in. */
export interface Sentence {
  text: string;
  values?: Readonly<Record<string, string | number>>;
}

/** Builds one. Mark the text with the `i18n` comment where it is written, so that the extractor finds it. */
export const sentence = (text: string, values?: Sentence["values"]): Sentence =>
  values ? { text, values } : { text };

/** Reads it with a translator (the server's `t`, the screens' `i18n._`), or in English without one. */
export const readSentence = (
  { text, values = {} }: Sentence,
  translate: (text: string, values: Record<string, string | number>) => string = inEnglish,
): string => translate(text, values);

const inEnglish = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

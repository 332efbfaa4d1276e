/** A sentence that can still be translated: its English text is its id in the catalogues, the values fill it in. */
export interface Sentence {
  text: string;
  values?: Readonly<Record<string, string | number>>;
}

/** Builds one. Mark the text with the `i18n` comment where it is written, so that the extractor finds it. */
export const sentence = (text: string, values?: Sentence["values"]): Sentence =>
  values ? { text, values } : { text };

/** Reads it in English; `translate` turns the text into another language before the values go in. */
export const readSentence = (
  { text, values = {} }: Sentence,
  translate: (text: string) => string = (english) => english,
): string => translate(text).replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** Translation where server and browser share a text: `t` of either side, and texts that wait for their reader. */

/** `t("Hello {name}", { name })`: the English text is the id; values fill its ICU placeholders. */
export type Translate = (text: string, values?: Record<string, unknown>) => string;

/** What a text needs of its reader. Screens pass Lingui's `i18n`, the server `{ t, locale: language }`. */
export interface Localizer {
  t: Translate;
  /** The language ("en", "es"), for numbers, dates and lists. */
  locale: string;
}

/** A sentence that is translated later: its English text, and the values of its placeholders. */
export interface TranslatableText {
  text: string;
  values?: Readonly<Record<string, string | number>>;
}

/** Builds one. Mark the text with the `i18n` comment where it is written, so that the extractor finds it. */
export const translatableText = (text: string, values?: TranslatableText["values"]): TranslatableText =>
  values ? { text, values } : { text };

export const translateText = ({ text, values = {} }: TranslatableText, t: Translate): string =>
  t(text, values);

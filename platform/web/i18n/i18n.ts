/** Message catalogues: English lives in the code itself, other languages are loaded when they are read. */
import {
  setupI18n,
  type I18n,
  type MessageDescriptor,
  type MessageOptions,
  type Messages,
} from "@lingui/core";

import { regionalLocale, type Language } from "#platform/shared/language.ts";
import { literalValues } from "#platform/shared/literal-values.ts";

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: {} }),
  es: () => import("#locales/es.po"),
};

/** Puts one language on an instance: the browser's global one, or one of a single request on the server. */
export async function speak(i18n: I18n, language: Language): Promise<I18n> {
  const { messages } = await catalogues[language]();
  takeValuesAsTyped(i18n);
  i18n.setMessagesCompiler(compiled as Parameters<I18n["setMessagesCompiler"]>[0]);
  i18n.loadAndActivate({ locale: language, locales: [regionalLocale(language)], messages });
  return i18n;
}

const adapted = new WeakSet<I18n>();

/** What people typed is text: neither its escapes are read, nor is a sentence from the server compiled a second time. */
function takeValuesAsTyped(i18n: I18n): void {
  if (adapted.has(i18n)) return;
  adapted.add(i18n);
  const format = i18n._.bind(i18n);
  const literal = (id: string | MessageDescriptor, values?: Values, options?: MessageOptions) => {
    if (typeof id === "string") {
      const isReady = !values && !options?.message && !Object.hasOwn(i18n.messages, id);
      return isReady ? id : format(id, literalValues(values), options);
    }
    return format({ ...id, values: literalValues(id.values ?? values) });
  };
  i18n._ = literal as I18n["_"];
  i18n.t = literal as I18n["t"];
}

type Values = Record<string, unknown>;

/** One instance per language, for the server: what it holds never changes after loading. */
export const spoken = (language: Language) => (instances[language] ??= speak(setupI18n(), language));

const instances: Partial<Record<Language, Promise<I18n>>> = {};

/**
 * Sentences from the macros were compiled while building. What is left are texts of shared files, marked with a
 * comment: plain ones, or with simple holes like "Wait {seconds} seconds".
 */
const compiled = (message: string): string | (string | [string])[] => {
  if (!message.includes("{")) return message;
  const parts = message
    .split(/\{(\w+)\}/)
    .map((part, index): string | [string] => (index % 2 ? [part] : part));
  return parts.filter((part) => part !== "");
};

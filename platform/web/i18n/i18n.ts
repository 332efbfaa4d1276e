/** Message catalogs: English is in the code itself, other languages are loaded when they are read. */
import {
  setupI18n,
  type I18n,
  type MessageDescriptor,
  type MessageOptions,
  type Messages,
} from "@lingui/core";

import { regionalLocale, type Language } from "#platform/shared/language.ts";
import { literalValues } from "#platform/shared/literal-values.ts";
import { sharedMessages } from "./shared-messages.ts";

declare global {
  /** What the scripts of a page in another language than English have brought along (build/translated-scripts.ts). */
  var translationsOfScripts: Messages | undefined;
}

/** In a built page they arrive with the scripts, later ones too: Lingui looks them up in this very object. */
const carried = import.meta.env.PROD && !import.meta.env.SSR;
const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: sharedMessages }),
  es: carried
    ? async () => ({ messages: (globalThis.translationsOfScripts ??= {}) })
    : () => import("#locales/es.po"),
};

/** Activates a language on an instance: the browser's global one, or one of a single request on the server. */
export async function activateLocale(i18n: I18n, language: Language): Promise<I18n> {
  const { messages } = await catalogs[language]();
  formatValuesLiterally(i18n);
  // The build compiles every message that needs it. In development Lingui has its own compiler.
  if (import.meta.env.PROD) i18n.setMessagesCompiler((message) => [message]);
  i18n.loadAndActivate({ locale: language, locales: [regionalLocale(language)], messages });
  return i18n;
}

const adapted = new WeakSet<I18n>();

/** Typed values stay text: their escapes are not read, and a sentence from the server is not compiled a second time. */
function formatValuesLiterally(i18n: I18n): void {
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
  i18n._ = literal;
  i18n.t = literal;
}

type Values = Record<string, unknown>;

/** One instance per language, for the server: it never changes after loading. */
export const localeInstance = (language: Language) =>
  (instances[language] ??= activateLocale(setupI18n(), language));

const instances: Partial<Record<Language, Promise<I18n>>> = {};

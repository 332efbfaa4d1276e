/** Translations on the server: mails and error details in the reader's language, from the same catalogues. */
import { errorCode } from "#platform/shared/caught-error.ts";
import { readFileSync } from "node:fs";
import { setupI18n, type Messages } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { parsePo } from "pofile-ts";
import { regionalLocale } from "#platform/shared/language.ts";
import { literalValues } from "#platform/shared/literal-values.ts";
import type { Translate } from "#platform/shared/translate.ts";
import type { Language } from "./context.ts";

/**
 * Gives `t` for one language. A text the catalogue does not know is shown as it is written, in English.
 * Catalogues (`locales/*.po`) are read and compiled once per process, at first use (about 10 ms per 1,000
 * texts).
 */
export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) translators.set(language, (translate = loadTranslator(language)));
  return translate;
}

const translators = new Map<Language, Translate>();

function loadTranslator(language: Language): Translate {
  const messages = readCatalogue(language);
  const i18n = setupI18n({
    locale: language,
    locales: [regionalLocale(language)],
    messages: { [language]: messages },
  });
  i18n.setMessagesCompiler(compileMessage);
  return (id, values) =>
    // A sentence that came ready made may quote someone: it has no holes, and is no message to compile.
    values || Object.hasOwn(messages, id) ? i18n._(id, literalValues(values)) : id;
}

function readCatalogue(language: Language): Messages {
  const messages: Messages = Object.create(null);
  for (const { msgid, msgctxt, msgstr, obsolete, extractedComments } of parsePo(catalogueText(language))
    .items) {
    const text = msgstr[0];
    if (obsolete || msgctxt || !msgid || !text) continue;
    // A text may occur twice: once marked on the server (explicit id), once by a macro. The marked one is
    // ours.
    if (messages[msgid] && !extractedComments.includes("js-lingui-explicit-id")) continue;
    messages[msgid] = compileMessage(text);
  }
  return messages;
}

/** Before the first extraction there is no file yet; then every text is shown as written. */
function catalogueText(language: Language): string {
  try {
    return readFileSync(new URL(`../../locales/${language}.po`, import.meta.url), "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  }
}

/** English or Spanish. The choice is a cookie, so that the server speaks it too. */
import { languageCookie, languages, type Language } from "#platform/shared/language.ts";
import { useLingui } from "@lingui/react";

import classes from "./shell.module.css";

export const languageNames: Record<Language, string> = { en: "English", es: "Español" };

export function LanguageSwitch() {
  const { i18n } = useLingui();
  return (
    <div className={classes.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.locale === language}
          onClick={() => speakFromNowOn(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}

/** A fresh page in the other language: server-rendered parts change with it. */
export function speakFromNowOn(language: Language) {
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; SameSite=Lax`;
  window.location.reload();
}

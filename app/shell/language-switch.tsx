/** The buttons that choose the language. */
import { languages } from "#platform/shared/language.ts";
import { useLingui } from "@lingui/react";

import { languageNames, setLocale } from "#platform/web/i18n/choose-locale.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./shell.module.css";

export function LanguageSwitch() {
  const { i18n } = useLingui();
  return (
    <Row gap={4} align="stretch" className={classes.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.locale === language}
          onClick={() => setLocale(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </Row>
  );
}

/** Light or dark, stored in this browser; and the language, which emails and text messages use too. */
import { languages, type Language } from "#platform/shared/language.ts";
import { Trans, useLingui } from "@lingui/react/macro";

import { schemes, useColorScheme } from "#platform/web/theme/color-scheme.ts";
import { languageNames, setLocale } from "#platform/web/i18n/choose-locale.ts";
import { couldNotSave } from "#platform/web/ui/feedback/toast.ts";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./settings.module.css";
import { useUpdateAccount } from "./use-current-account.ts";

export function AppearanceSection() {
  const { t, i18n } = useLingui();
  const [scheme, choose] = useColorScheme();
  const change = useUpdateAccount();
  const themeLabels = { light: t`Light`, dark: t`Dark`, auto: t`System` };
  const changeLanguage = async (language: Language) => {
    await change({ language }).then(() => setLocale(language), couldNotSave);
  };
  return (
    <Stack gap={20}>
      <Stack as="fieldset" gap={8} className={classes.group}>
        <legend>
          <Trans>Appearance</Trans>
        </legend>
        <Cluster gap={[0, 24]} align="stretch" className={classes.options}>
          {schemes.map((one) => (
            <Row as="label" gap={10} key={one}>
              <input type="radio" name="scheme" checked={scheme === one} onChange={() => choose(one)} />
              {themeLabels[one]}
            </Row>
          ))}
        </Cluster>
      </Stack>
      <Stack as="fieldset" gap={8} className={classes.group}>
        <legend>
          <Trans>Language</Trans>
        </legend>
        <Cluster gap={[0, 24]} align="stretch" className={classes.options}>
          {languages.map((one) => (
            <Row as="label" gap={10} key={one} lang={one}>
              <input
                type="radio"
                name="language"
                checked={i18n.locale === one}
                onChange={() => void changeLanguage(one)}
              />
              {languageNames[one]}
            </Row>
          ))}
        </Cluster>
      </Stack>
    </Stack>
  );
}

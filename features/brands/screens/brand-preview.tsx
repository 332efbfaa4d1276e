/** A brand as its pages will look, drawn while it is edited: by day and by night, in both languages, on a phone's width. */
import { Trans, useLingui } from "@lingui/react/macro";

import { contrast, parseHex } from "#platform/shared/colors.ts";
import type { BrandTheme } from "../brand.ts";
import { primaryByDay, primaryByNight } from "./brand-tokens.ts";
import classes from "./brand-preview.module.css";

interface BrandPreviewProps {
  name: string;
  loginCopy: string;
  theme: BrandTheme;
}

const grounds = {
  light: {
    "--shown-page": "#f6f7f2",
    "--shown-card": "#ffffff",
    "--shown-ink": "#1c211b",
    "--shown-line": "#d9ddd2",
  },
  dark: {
    "--shown-page": "#141813",
    "--shown-card": "#1d221c",
    "--shown-ink": "#eef0e9",
    "--shown-line": "#3a4138",
  },
};
const radii = { soft: "10px", square: "2px", round: "20px" };
/** The default brand's. */
const defaultPrimary = "#17624a";

/** Words of the pages in both languages at once: whoever edits a brand reads them beside each other. */
const words = {
  en: { title: "Jobs near you", button: "Apply now", link: "See all jobs", login: "Log in" },
  es: {
    title: "Empleos cerca de ti",
    button: "Postularme",
    link: "Ver todos los empleos",
    login: "Iniciar sesión",
  },
};

export function BrandPreview({ name, loginCopy, theme }: BrandPreviewProps) {
  const { t } = useLingui();
  const given = parseHex(theme.primary ?? "") ? theme.primary!.toLowerCase() : defaultPrimary;
  const shown = { light: primaryByDay(given), dark: primaryByNight(given) };
  const panel = (scheme: "light" | "dark", language: "en" | "es") => {
    const style: Record<string, string> = {
      ...grounds[scheme],
      ...shown[scheme],
      "--shown-radius": radii[theme.shape ?? "soft"],
      ...(theme.displayFont ? { "--shown-font": theme.displayFont } : {}),
    };
    const { title, button, link, login } = words[language];
    return (
      <div
        key={`${scheme} ${language}`}
        className={classes.phone}
        style={style as React.CSSProperties}
        lang={language}
      >
        <div className={classes.head}>
          <strong>{name || "…"}</strong>
          <span className={classes.link}>{login}</span>
        </div>
        <div className={classes.card}>
          <span className={classes.title}>{title}</span>
          <span className={classes.button}>{button}</span>
          <span className={classes.link}>{link}</span>
        </div>
        {loginCopy && <p className={classes.copy}>{loginCopy}</p>}
      </div>
    );
  };
  const used = shown.light["--primary"]!;
  const ratio = contrast(used, "#ffffff").toFixed(1);
  return (
    <section aria-label={t`How it will look`}>
      <div className={classes.panels} aria-hidden="true">
        {panel("light", "en")}
        {panel("dark", "en")}
        {panel("light", "es")}
        {panel("dark", "es")}
      </div>
      <p role="status">
        {used.toLowerCase() === given ? (
          <Trans>Text in this colour can be read: its contrast is {ratio} to 1.</Trans>
        ) : (
          <Trans>
            We darkened your colour from {given} to {used} so text is readable: its contrast is {ratio} to 1.
          </Trans>
        )}
      </p>
    </section>
  );
}

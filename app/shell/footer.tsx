/** The footer of public pages: help, social links, the brand, and the language. */
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import classes from "./shell.module.css";

export function Footer() {
  const { hideFooters, name, links } = useBrand();
  if (hideFooters) return <BareFooter />;
  return (
    <footer className={classes.footer} data-shell>
      <div className={classes.footLinks}>
        <HelpLinks />
        {links.social?.map(({ name: network, url }) => (
          <a key={url} href={url} rel="noopener me">
            {network}
          </a>
        ))}
      </div>
      <div className={classes.footLinks}>
        <LanguageSwitch />
        <span className="muted">© {name}</span>
      </div>
    </footer>
  );
}

/** A brand without a footer still lets readers choose their language. */
const BareFooter = () => (
  <div className={classes.footer} data-shell>
    <LanguageSwitch />
  </div>
);

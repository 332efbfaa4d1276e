/** The footer of public pages: help, social links, the brand, and the language. */
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./shell.module.css";

export function Footer() {
  const { hideFooters, name, links } = useBrand();
  if (hideFooters) return <BareFooter />;
  return (
    <Cluster
      as="footer"
      gap={[12, 32]}
      align="stretch"
      justify="between"
      className={`small ${classes.footer}`}
      data-shell
    >
      <Cluster gap={[8, 20]} className={classes.footLinks}>
        <HelpLinks />
        {links.social?.map(({ name: network, url }) => (
          <a key={url} href={url} rel="noopener me">
            {network}
          </a>
        ))}
      </Cluster>
      <Cluster gap={[8, 20]} className={classes.footLinks}>
        <LanguageSwitch />
        <span className="muted">© {name}</span>
      </Cluster>
    </Cluster>
  );
}

/** A brand without a footer still lets readers choose their language. */
const BareFooter = () => (
  <Cluster gap={[12, 32]} align="stretch" justify="between" className={`small ${classes.footer}`} data-shell>
    <LanguageSwitch />
  </Cluster>
);

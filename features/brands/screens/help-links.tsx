/** The brand's links to help; the same ones in the footer, the account menu and on /login. */
import { Trans } from "@lingui/react/macro";

import { useLegalLinks } from "./legal/legal-links.ts";
import { useBrand } from "./use-brand.ts";

export function HelpLinks({ className }: { className?: string }) {
  const { links } = useBrand();
  const legal = useLegalLinks();
  return (
    <>
      {links.home && (
        <a href={links.home} className={className}>
          <AboutBrand />
        </a>
      )}
      {links.careerResources && (
        <a href={links.careerResources} className={className}>
          <Trans>Career resources</Trans>
        </a>
      )}
      {links.help && (
        <a href={links.help} className={className}>
          <Trans>Help</Trans>
        </a>
      )}
      <ContactUs className={className} />
      <a href={legal.terms} className={className}>
        <Trans>Terms</Trans>
      </a>
      <a href={legal.privacy} className={className}>
        <Trans>Privacy policy</Trans>
      </a>
    </>
  );
}

/** How to contact a brand: its contact page, or an email. */
export function ContactUs({ className }: { className?: string }) {
  const { links, contactEmail } = useBrand();
  return (
    <a href={links.contact ?? `mailto:${contactEmail}`} className={className}>
      <Trans>Contact us</Trans>
    </a>
  );
}

/** What the link to a brand's own site says. */
export function AboutBrand() {
  const { name } = useBrand();
  return <Trans>About {name}</Trans>;
}

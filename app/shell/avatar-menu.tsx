/** The account menu at the right end of the header. */
import { pages } from "#features/paths.ts";
import { languages } from "#platform/shared/language.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";

import { EducatorAvatar } from "./educator-avatar.tsx";
import { signOut } from "#features/accounts/screens/session/account-calls.ts";
import { AboutBrand } from "#features/brands/screens/help-links.tsx";
import { useLegalLinks } from "#features/brands/screens/legal/legal-links.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { schemes, useColorScheme } from "#platform/web/theme/color-scheme.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Avatar, initials } from "#platform/web/ui/media/avatar.tsx";
import {
  MenuButton,
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRule,
} from "#platform/web/ui/overlay/menu-button.tsx";
import { languageNames, setLocale } from "#platform/web/i18n/choose-locale.ts";
import { nameOrEmail, useAccount } from "#features/accounts/screens/session/current-account.ts";

export function AvatarMenu() {
  const { t } = useLingui();
  const account = useAccount();
  const { userType, accountId } = useSession();
  const { links, contactEmail } = useBrand();
  const legal = useLegalLinks();
  const navigate = useNavigate();
  const logOut = async () => {
    await signOut();
    await navigate(pages.login, { state: { isSignedOut: true } });
  };
  const name = nameOrEmail(account);
  const letters = initials(name);
  const person = { id: accountId ?? "", name, size: 36 };
  return (
    <MenuButton
      // Voice control uses the visible text: the initials are part of the name.
      label={letters ? t`${letters}, account menu` : t`Account menu`}
      align="end"
      button={userType === "educator" ? <EducatorAvatar {...person} /> : <Avatar {...person} />}
    >
      {name && <MenuLabel>{name}</MenuLabel>}
      {userType === "educator" && (
        <MenuLink to={pages.profile}>
          <Trans>View profile</Trans>
        </MenuLink>
      )}
      {userType === "employer" && (
        <MenuLink to={pages.employerProfile}>
          <Trans>View profile</Trans>
        </MenuLink>
      )}
      <MenuLink to={pages.settings}>
        <Trans>Settings</Trans>
      </MenuLink>
      {links.home && (
        <MenuLink to={links.home}>
          <AboutBrand />
        </MenuLink>
      )}
      {links.careerResources && (
        <MenuLink to={links.careerResources}>
          <Trans>Career resources</Trans>
        </MenuLink>
      )}
      {links.help && (
        <MenuLink to={links.help}>
          <Trans>Help</Trans>
        </MenuLink>
      )}
      <MenuLink to={links.contact ?? `mailto:${contactEmail}`}>
        <Trans>Contact us</Trans>
      </MenuLink>
      <Appearance />
      <Languages />
      <MenuRule />
      <MenuLink to={legal.terms}>
        <Trans>Terms</Trans>
      </MenuLink>
      <MenuLink to={legal.privacy}>
        <Trans>Privacy policy</Trans>
      </MenuLink>
      <MenuItem onClick={() => void logOut()}>
        <Trans>Log out</Trans>
      </MenuItem>
    </MenuButton>
  );
}

/** Light, dark, or as the device is. Stored per browser, set before the first paint. */
function Appearance() {
  const { t } = useLingui();
  const [chosen, choose] = useColorScheme();
  const schemeLabels = { light: t`Light`, dark: t`Dark`, auto: t`System` } as const;
  return (
    <>
      <MenuRule />
      <MenuLabel>
        <Trans>Appearance</Trans>
      </MenuLabel>
      {schemes.map((scheme) => (
        <MenuChoice key={scheme} isChosen={chosen === scheme} onClick={() => choose(scheme)}>
          {schemeLabels[scheme]}
        </MenuChoice>
      ))}
    </>
  );
}

function Languages() {
  const { i18n } = useLingui();
  return (
    <>
      <MenuRule />
      <MenuLabel>
        <Trans>Language</Trans>
      </MenuLabel>
      {languages.map((language) => (
        <MenuChoice key={language} isChosen={i18n.locale === language} onClick={() => setLocale(language)}>
          <span lang={language}>{languageNames[language]}</span>
        </MenuChoice>
      ))}
    </>
  );
}

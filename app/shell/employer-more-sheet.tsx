/** The sheet behind "More" on an employer's small screen. */
import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";

import { usePagePrefetch } from "#platform/web/page/use-page-prefetch.ts";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import {
  useCurrentEmployerProfile,
  useEmployerProfiles,
} from "#features/employers/screens/current-employer-profile.ts";
import { employerMore } from "./navigation.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import menu from "#platform/web/ui/overlay/menu-button.module.css";
import classes from "./shell.module.css";

export function EmployerMore({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { t, i18n } = useLingui();
  const isHero = !!useCurrentEmployerProfile()?.employer?.hiringHero;
  const hasSeveral = useEmployerProfiles().length > 1;
  const prefetchPage = usePagePrefetch();
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t`More`}>
      <Stack gap={2}>
        {employerMore(isHero, hasSeveral).map(({ to, label, icon: Icon }) => (
          <NavLink key={to} {...prefetchPage(to)} to={to} className={classes.stackLink} onClick={close}>
            <Icon />
            {i18n._(label)}
          </NavLink>
        ))}
        <hr className={menu.rule} />
        <HelpLinks className={classes.stackLink} />
      </Stack>
    </Dialog>
  );
}

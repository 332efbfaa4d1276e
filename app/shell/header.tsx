/** The header: one each for guests, educators, employers and operators. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages, roleHome } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { AvatarMenu } from "./avatar-menu.tsx";
import { useEmployerWaiting } from "./employer-waiting.tsx";
import { Logo } from "./logo.tsx";
import { NavEntry } from "./nav-link.tsx";
import { educatorHeader, unfinishedProfile } from "./navigation.ts";
import { NotificationBell } from "#features/notifications/screens/notification-bell.tsx";
import { ProfileSwitcher } from "#features/employers/screens/select-profile/profile-switcher.tsx";
import { PublicMenu } from "./public-menu.tsx";
import { PublicLinks } from "./public-links.tsx";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./shell.module.css";
import { Button } from "#platform/web/ui/form/button.tsx";

export function Header() {
  const { userType, status } = useSession();
  const known = status === "unknown" || status === "signed-out" ? null : userType;
  const home = roleHome(known);
  return (
    <Row as="header" gap={[8, 24]} justify="between" role="banner" className={classes.header} data-shell>
      <Logo to={home} />
      {known === null && <GuestBar />}
      {known === "educator" && <EducatorBar />}
      {known === "employer" && <EmployerBar />}
      {known === "operator" && <OperatorBar />}
    </Row>
  );
}

function GuestBar() {
  const { t } = useLingui();
  return (
    <>
      <Row
        as="nav"
        grow
        gap={4}
        align="stretch"
        aria-label={t`Main`}
        data-region
        className={classes.links}
        data-guest-only
      >
        <PublicLinks className={classes.link} />
      </Row>
      <Row gap={8} data-guest-only>
        <Link to={pages.login} className={classes.link}>
          <Trans>Log in</Trans>
        </Link>
        <Button as={Link} to={pages.signUp} visibleFrom="sm">
          <Trans>Sign up</Trans>
        </Button>
        <PublicMenu />
      </Row>
    </>
  );
}

function EducatorBar() {
  const { t } = useLingui();
  const isOnboarding = useIsOnboarding();
  return (
    <>
      <Row as="nav" grow gap={4} align="stretch" aria-label={t`Main`} data-region className={classes.links}>
        {[...educatorHeader, ...(isOnboarding ? [unfinishedProfile] : [])].map((entry) => (
          <NavEntry key={entry.to} entry={entry} className={classes.link} />
        ))}
      </Row>
      <Row gap={8}>
        <NotificationBell />
        <AvatarMenu />
      </Row>
    </>
  );
}

function EmployerBar() {
  const waiting = useEmployerWaiting();
  return (
    <>
      {/* Its name comes late: to the left of the others, it moves none of them. */}
      <div className={classes.switcher}>
        <ProfileSwitcher />
      </div>
      <Row gap={8}>
        <Button as={Link} to={pages.newJob} visibleFrom="sm">
          <Trans>Post a job</Trans>
        </Button>
        <NotificationBell waiting={waiting} />
        <AvatarMenu />
      </Row>
    </>
  );
}

const OperatorBar = () => {
  const brand = useBrand();
  return (
    <Row gap={8}>
      <span className="small muted">{brand.name}</span>
      <AvatarMenu />
    </Row>
  );
};

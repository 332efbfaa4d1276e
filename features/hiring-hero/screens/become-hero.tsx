/** The way in, for whoever reads: programs sign up, educators look for Hiring Heroes, employers see where they stand. */
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useCurrentEmployerProfile } from "#features/employers/screens/current-employer-profile.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import classes from "./hiring-hero.module.css";

export function BecomeHero() {
  const { removeSchoolSignup } = useBrand();
  const { userType } = useSession();
  if (userType === "educator")
    return (
      <Button as={Link} to={`${pages.jobs}?hiringHero=true`}>
        <Trans>Find jobs at Hiring Heroes</Trans>
      </Button>
    );
  if (userType === "employer")
    return (
      <Button as={Link} to={pages.hiringHeroStats}>
        <Trans>See where you stand</Trans>
      </Button>
    );
  if (removeSchoolSignup) return null;
  return (
    <Button as={Link} to={pages.registerEmployer}>
      <Trans>Become a Hiring Hero</Trans>
    </Button>
  );
}

/** For employers: whether their program has the badge. */
export function OwnStatus() {
  const employer = useCurrentEmployerProfile()?.employer;
  if (!employer?.name) return null;
  const { name, hiringHero } = employer;
  return (
    <p role="status" className={classes.status}>
      {hiringHero ? (
        <Trans>{name} is a Hiring Hero.</Trans>
      ) : (
        <Trans>{name} is not a Hiring Hero yet. Every application you answer counts.</Trans>
      )}
    </p>
  );
}

/** The main links of a guest. */
import { Trans } from "@lingui/react/macro";
import { NavLink } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";

export function PublicLinks({ className, onNavigate }: { className?: string; onNavigate?: () => void }) {
  const { removeSchoolSignup } = useBrand();
  return (
    <>
      <NavLink to={pages.jobs} end className={className} onClick={onNavigate}>
        <Trans>Find jobs</Trans>
      </NavLink>
      {!removeSchoolSignup && (
        <NavLink to={pages.registerEmployer} className={className} onClick={onNavigate}>
          <Trans>For employers</Trans>
        </NavLink>
      )}
      <NavLink to={pages.hiringHero} className={className} onClick={onNavigate}>
        <Trans>Hiring Hero</Trans>
      </NavLink>
    </>
  );
}

/** Where a guest can go. */
import { Trans } from "@lingui/react/macro";
import { NavLink } from "react-router";

import { useBrand } from "#features/brands/screens/use-brand.ts";

export function PublicLinks({ className, onGo }: { className?: string; onGo?: () => void }) {
  const { removeSchoolSignup } = useBrand();
  return (
    <>
      <NavLink to="/jobs" end className={className} onClick={onGo}>
        <Trans>Find jobs</Trans>
      </NavLink>
      {!removeSchoolSignup && (
        <NavLink to="/register/employer" className={className} onClick={onGo}>
          <Trans>For employers</Trans>
        </NavLink>
      )}
      <NavLink to="/hiring-hero" className={className} onClick={onGo}>
        <Trans>Hiring Hero</Trans>
      </NavLink>
    </>
  );
}

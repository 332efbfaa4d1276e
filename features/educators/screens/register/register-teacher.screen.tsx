/**
 * /register/teacher: the short form of an educator's sign-up; a signed-in educator continues where they left
 * off.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useLocation } from "react-router";

import classes from "#features/accounts/screens/accounts.module.css";
import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import { signUpPurpose } from "#features/accounts/screens/sign-up-slot.ts";
import { useSessionOnArrival, WrongAccount } from "#features/accounts/screens/wrong-account.tsx";
import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { useAccount } from "#features/accounts/screens/session/current-account.ts";
import { GuestOnly } from "#features/accounts/screens/session/guest-only.tsx";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { RegisterTeacherForm } from "./register-teacher.form.tsx";

export const handle = routeHandle({ access: "public", shell: "flow" });

export default function RegisterTeacherScreen() {
  const { t } = useLingui();
  const { name } = useBrand();
  const preserve = usePreserveReturnPath();
  const { search } = useLocation();
  const { status, userType } = useSessionOnArrival();
  if (status === "signed-in" && userType === "educator")
    return <ContinueOnboarding back={returnPath(search)} />;
  if (status === "signed-in") return <WrongAccount wanted="educator" title={t`Create your account`} />;
  return (
    <GuestOnly>
      <Page
        title={t`Create your account`}
        lead={<Trans>One account for every application. It takes about a minute.</Trans>}
        description={t`Create your free ${name} account and apply for early-childhood jobs near you.`}
        width="narrow"
      >
        <Stack gap={24}>
          <Purpose />
          <RegisterTeacherForm />
        </Stack>
        <nav aria-label={t`Other ways`} className={`${classes.links} ${classes.foot}`}>
          <Link to={preserve(pages.login)}>
            <Trans>Log in instead</Trans>
          </Link>
          <HelpLinks />
        </nav>
      </Page>
    </GuestOnly>
  );
}

/** What they were about to do stays in sight: the job to apply for. */
function Purpose() {
  const path = returnPath(useLocation().search);
  return path && <signUpPurpose.Outlet returnPath={path} />;
}

/**
 * An educator is signed in already: back to where they came from, else on with the profile until it is
 * submitted.
 */
function ContinueOnboarding({ back }: { back: string | null }) {
  const account = useAccount();
  if (!back && !account) return <SkeletonRows count={4} />;
  const home = account?.onboardComplete === false ? pages.registerTeacherOnboarding : pages.jobs;
  return <Navigate to={back ?? home} replace />;
}

/** /register/teacher: the short form an educator signs up with; leads back to where they came from, else to the jobs. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useLocation } from "react-router";

import classes from "#features/accounts/screens/accounts.module.css";
import { useCarry } from "#features/accounts/screens/carry.ts";
import { useArrival, WrongAccount } from "#features/accounts/screens/wrong-account.tsx";
import { pages } from "#features/paths.ts";
import { useBrand } from "#platform/web/brand.ts";
import { page } from "#platform/web/page-handle.ts";
import { returnPath } from "#platform/web/return-path.ts";
import { GuestOnly } from "#platform/web/shell/guest-only.tsx";
import { HelpLinks } from "#platform/web/shell/help-links.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { RegisterTeacherForm } from "./register-teacher.form.tsx";

export const handle = page({ access: "public", shell: "flow" });

export default function RegisterTeacherScreen() {
  const { t } = useLingui();
  const { name } = useBrand();
  const carry = useCarry();
  const { search } = useLocation();
  const { status, userType } = useArrival();
  if (status === "signed-in" && userType === "educator")
    return <Navigate to={returnPath(search) ?? pages.jobs} replace />;
  if (status === "signed-in") return <WrongAccount wanted="educator" title={t`Create your account`} />;
  return (
    <GuestOnly>
      <Page
        title={t`Create your account`}
        lead={<Trans>One account for every application. It takes about a minute.</Trans>}
        description={t`Create your free ${name} account and apply for early-childhood jobs near you.`}
        width="narrow"
      >
        <RegisterTeacherForm />
        <nav aria-label={t`Other ways`} className={`${classes.links} ${classes.foot}`}>
          <Link to={carry(pages.login)}>
            <Trans>Log in instead</Trans>
          </Link>
          <HelpLinks />
        </nav>
      </Page>
    </GuestOnly>
  );
}

/** /register/employer: an employer's sign-up in short steps; for who has an account already, adding a program. */
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link } from "react-router";
import { Card, Stack } from "#platform/web/ui/layout/stack.tsx";

import accounts from "#features/accounts/screens/accounts.module.css";
import { usePreserveReturnPath } from "#features/accounts/screens/preserve-return-path.ts";
import { useSessionOnArrival, WrongAccount } from "#features/accounts/screens/wrong-account.tsx";
import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { GuestOnly } from "#features/accounts/screens/session/guest-only.tsx";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { RegisterEmployerForm } from "./register-employer.form.tsx";
import classes from "./register-employer.module.css";

export const handle = routeHandle({ access: "public", shell: "flow" });

export const loader = guestLoader(async ({ brand }) => {
  if (brand.removeSchoolSignup) throw data(null, { status: 404 });
  return null;
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function RegisterEmployerScreen() {
  const { t } = useLingui();
  const { name, removeSchoolSignup } = useBrand();
  const { status, userType } = useSessionOnArrival();
  const hasAccount = status === "signed-in" && userType === "employer";
  if (removeSchoolSignup) return <NotFound />;
  if (status === "signed-in" && !hasAccount)
    return <WrongAccount wanted="employer" title={t`Create an employer account`} />;
  return (
    <GuestOnly>
      <Stack className={classes.columns}>
        <Page
          title={hasAccount ? t`Add a program` : t`Create an employer account`}
          description={t`Post jobs on ${name} and hear from early-childhood educators near your program.`}
          width="form"
        >
          <RegisterEmployerForm hasAccount={hasAccount} />
          <OtherWays hasAccount={hasAccount} />
        </Page>
        <WhatYouGet />
      </Stack>
    </GuestOnly>
  );
}

function OtherWays({ hasAccount }: { hasAccount: boolean }) {
  const { t } = useLingui();
  const carry = usePreserveReturnPath();
  return (
    <nav aria-label={t`Other ways`} className={`${accounts.links} ${accounts.foot}`}>
      {!hasAccount && (
        <Link to={carry(pages.login)}>
          <Trans>Log in instead</Trans>
        </Link>
      )}
      <HelpLinks />
    </nav>
  );
}

function WhatYouGet() {
  const { t } = useLingui();
  return (
    <Card
      as="aside"
      gap={16}
      padding={24}
      surface="tint"
      className={classes.gains}
      aria-label={t`What you get`}
    >
      <h2 className="h3">
        <Trans>What you get</Trans>
      </h2>
      <ul className="points">
        <li>
          <Trans>Job posts that educators near you find by ZIP code, hours and pay</Trans>
        </li>
        <li>
          <Trans>Applicants sorted by what your job asks for, with the reasons</Trans>
        </li>
        <li>
          <Trans>Every application answered in one place, by you or your team</Trans>
        </li>
      </ul>
    </Card>
  );
}

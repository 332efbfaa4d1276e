/**
 * /sign_up: looking for a job, or hiring. Two links, which preserve the visitor's return path; whoever is on the way to an
 * application is not asked.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconBuildingCommunity from "~icons/tabler/building-community";
import IconSchool from "~icons/tabler/school";
import { Link, Navigate, redirect, useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { returnPath } from "#platform/web/page/return-path.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { routeHandle } from "./session/route-handle.ts";
import { HelpLinks } from "#features/brands/screens/help-links.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./accounts.module.css";
import { preserveReturnPath, usePreserveReturnPath } from "./preserve-return-path.ts";

export const handle = routeHandle({ access: "guest", shell: "flow" });

/** Where employers cannot sign up themselves, there is nothing to choose. */
export const loader = guestLoader(async ({ brand, url }) => {
  if (brand.removeSchoolSignup || isApplying(url.search))
    throw redirect(preserveReturnPath(pages.registerTeacher, url.search));
  return null;
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function SignUpScreen() {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const brand = useBrand();
  const { search } = useLocation();
  if (brand.removeSchoolSignup || isApplying(search))
    return <Navigate to={preserve(pages.registerTeacher)} replace />;
  return (
    <Page
      title={t`Sign up`}
      description={t`Create your ${brand.name} account: find a job with children, or hire educators.`}
      width="form"
    >
      <Stack gap={16} className={classes.choices}>
        <Grid
          as={Link}
          columns="auto 1fr"
          gap={[4, 16]}
          align="center"
          to={preserve(pages.registerTeacher)}
          surface="card"
          padding={24}
          className={classes.choice}
        >
          <IconSchool size={32} />
          <strong>
            <Trans>I'm looking for a job</Trans>
          </strong>
          <span className="muted">
            <Trans>Find early-childhood jobs near you and apply with one profile.</Trans>
          </span>
        </Grid>
        <Grid
          as={Link}
          columns="auto 1fr"
          gap={[4, 16]}
          align="center"
          to={preserve(pages.registerEmployer)}
          surface="card"
          padding={24}
          className={classes.choice}
        >
          <IconBuildingCommunity size={32} />
          <strong>
            <Trans>I'm hiring</Trans>
          </strong>
          <span className="muted">
            <Trans>Post jobs for your program and hear from educators nearby.</Trans>
          </span>
        </Grid>
      </Stack>
      <nav aria-label={t`Other ways`} className={`${classes.links} ${classes.foot}`}>
        <Link to={preserve(pages.login)}>
          <Trans>Log in instead</Trans>
        </Link>
        <HelpLinks />
      </nav>
    </Page>
  );
}

const isApplying = (search: string) => /^\/jobs\/[^/]+\/apply/.test(returnPath(search) ?? "");

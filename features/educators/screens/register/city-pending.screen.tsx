/**
 * /register/teacher/city_pending?zip=…: nobody can register there yet; the visitor may request an email when
 * it opens. Also for an account that looks for an unlisted area (`listed=no`): its ZIP may be in an open one.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, redirect, useLoaderData, useLocation } from "react-router";

import classes from "#features/accounts/screens/accounts.module.css";
import {
  preserveReturnPath,
  usePreserveReturnPath,
} from "#features/accounts/screens/preserve-return-path.ts";
import { pages } from "#features/paths.ts";
import { loadArea, useArea, zipIn } from "#features/places/screens/area.ts";
import { WaitingListForm } from "#features/places/screens/waiting-list.form.tsx";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { educatorDraft } from "./educator-draft.ts";

export const handle = routeHandle({ access: "public", shell: "flow" });

export const loader = guestLoader(async ({ api, url }) => {
  const zip = zipIn(url.search);
  if (!zip) throw redirect(preserveReturnPath(pages.registerTeacher, url.search));
  return { area: await loadArea(api, zip) };
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function CityPendingScreen() {
  const { t } = useLingui();
  const preserve = usePreserveReturnPath();
  const { search } = useLocation();
  const zip = zipIn(search);
  const isUnlisted = new URLSearchParams(search).get("listed") === "no";
  const { status } = useSession();
  const { area } = useLoaderData<typeof loader>() ?? {};
  const { name, isOpen, isLoading } = useArea(zip, area);
  if (!zip || (isOpen && !isUnlisted)) return <Navigate to={preserve(pages.registerTeacher)} replace />;
  if (isLoading)
    return (
      <Page title={t`Not in your area yet`} width="narrow" noIndex>
        <SkeletonRows count={3} />
      </Page>
    );
  const place = (isUnlisted ? null : name) ?? zip;
  return (
    <Page
      title={t`Not in your area yet`}
      heading={t`We're not in ${place} yet`}
      lead={
        <Trans>
          We open one area at a time. Leave your email and we'll write to you once, on the day educators can
          sign up there.
        </Trans>
      }
      width="narrow"
      noIndex
    >
      <WaitingListForm
        zip={zip}
        userType="educator"
        draft={educatorDraft}
        submit={t`Tell me when you open`}
        done={t`We'll email you when we open in ${place}`}
      />
      <nav aria-label={t`Other ways`} className={`${classes.links} ${classes.foot}`}>
        {status === "signed-in" ? (
          <Link to={preserve(pages.registerTeacherLocations)}>
            <Trans>Choose another area</Trans>
          </Link>
        ) : (
          <Link to={preserve(pages.registerTeacher)}>
            <Trans>Use another ZIP code</Trans>
          </Link>
        )}
        <Link to={pages.jobs}>
          <Trans>Browse jobs anyway</Trans>
        </Link>
      </nav>
    </Page>
  );
}

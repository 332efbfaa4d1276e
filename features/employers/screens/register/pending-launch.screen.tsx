/** /register/employer/other?zip=…: the program is in an area that is not open yet; nothing that was typed is lost. */
import { Trans, useLingui } from "@lingui/react/macro";
import { data, Link, Navigate, redirect, useLoaderData, useLocation } from "react-router";

import { fullName } from "#features/accounts/full-name.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import accounts from "#features/accounts/screens/accounts.module.css";
import {
  preserveReturnPath,
  usePreserveReturnPath,
} from "#features/accounts/screens/preserve-return-path.ts";
import { pages } from "#features/paths.ts";
import { loadArea, useArea, zipIn } from "#features/places/screens/area.ts";
import { WaitingListForm } from "#features/places/screens/waiting-list.form.tsx";
import { useBrand } from "#features/brands/screens/use-brand.ts";
import { readDraft } from "#platform/web/forms/form-draft.ts";
import { guestLoader } from "#platform/web/data/loader-context.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useHydrated } from "#platform/web/hooks/use-hydrated.ts";
import { emptyRegistration, type RegistrationStep } from "../../registration-form.ts";
import { registrationDraft } from "./registration-draft.ts";
import { DescriptionList } from "#platform/web/ui/data/description-list.tsx";
import classes from "./pending-launch.module.css";

export const handle = routeHandle({ access: "public", shell: "flow" });

export const loader = guestLoader(async ({ api, brand, url }) => {
  if (brand.removeSchoolSignup) throw data(null, { status: 404 });
  const zip = zipIn(url.search);
  if (!zip) throw redirect(preserveReturnPath(pages.registerEmployer, url.search));
  return { area: await loadArea(api, zip) };
});
export { skipServerLoader as clientLoader } from "#platform/web/data/skip-server-loader.ts";

export default function PendingLaunchScreen() {
  const { t } = useLingui();
  const carry = usePreserveReturnPath();
  const { removeSchoolSignup } = useBrand();
  const zip = zipIn(useLocation().search);
  const { area } = useLoaderData<typeof loader>() ?? {};
  const { name, salesPhoneNumber, isOpen, isLoading } = useArea(zip, area);
  if (removeSchoolSignup) return <NotFound />;
  if (!zip || isOpen) return <Navigate to={carry(pages.registerEmployer)} replace />;
  return (
    <Page
      title={t`Coming to your area`}
      heading={isLoading || !name ? t`We're launching in your area soon` : t`We're launching in ${name} soon`}
      lead={<Trans>Leave your email and we'll write to you once, on the day you can post jobs there.</Trans>}
      width="narrow"
      noIndex
    >
      {isLoading ? (
        <SkeletonRows count={3} />
      ) : (
        <PendingLaunchOptions zip={zip} name={name} phone={salesPhoneNumber} />
      )}
    </Page>
  );
}

function PendingLaunchOptions({
  zip,
  name,
  phone,
}: {
  zip: string;
  name: string | null;
  phone: string | null;
}) {
  const { t } = useLingui();
  const carry = usePreserveReturnPath();
  return (
    <Stack gap={24} align="start">
      <div className={classes.whole}>
        <WaitingListForm
          zip={zip}
          userType="employer"
          draft={registrationDraft}
          submit={t`Notify me`}
          done={
            name ? t`We'll email you when we open in ${name}` : t`We'll email you when we open in your area`
          }
        />
      </div>
      {phone && (
        <p>
          <Trans>
            Can't wait? Call us at <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
          </Trans>
        </p>
      )}
      <StoredDetails />
      <nav aria-label={t`Other ways`} className={`${accounts.links} ${accounts.foot} ${classes.whole}`}>
        <Link to={carry(`${pages.registerEmployer}?step=program`)}>
          <Trans>Use another ZIP code</Trans>
        </Link>
      </nav>
    </Stack>
  );
}

/** What this browser keeps of the sign-up, each line with the way to change it. */
function StoredDetails() {
  const { t } = useLingui();
  const carry = usePreserveReturnPath();
  const isAwake = useHydrated();
  const kept = isAwake
    ? readDraft(registrationDraft.key, emptyRegistration, registrationDraft.except)
    : emptyRegistration;
  const rows: { step: RegistrationStep; label: string; value: string }[] = [
    { step: "you", label: t`Name`, value: fullName(kept) },
    { step: "you", label: t`Email`, value: kept.email },
    { step: "you", label: t`Phone number`, value: kept.phoneNumber },
    { step: "program", label: t`Program`, value: kept.employerName },
    { step: "program", label: t`Address`, value: [kept.address, kept.zipCode].filter(Boolean).join(", ") },
  ];
  const filled = rows.filter(({ value }) => value);
  if (filled.length === 0) return null;
  return (
    <section className={classes.whole} aria-labelledby="kept-details">
      <h2 id="kept-details" className={classes.title}>
        <Trans>What we kept for you</Trans>
      </h2>
      <DescriptionList
        items={filled.map(({ step, label, value }) => ({
          label,
          value,
          action: (
            <Link to={carry(`${pages.registerEmployer}?step=${step}`)} aria-label={t`Change ${label}`}>
              <Trans>Change</Trans>
            </Link>
          ),
        }))}
      />
    </section>
  );
}

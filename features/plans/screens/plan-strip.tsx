/** The strip that shows an employer without an active plan what is on hold. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { isActiveStatus, type SubscriptionStatus } from "#features/employers/subscription-status.ts";
import { resourcesOf } from "#platform/web/api-client/document.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import classes from "./plan-strip.module.css";

export function PlanStrip() {
  const { t } = useLingui();
  const { employerProfileId } = useSession();
  const { data } = useDocument(employerProfileId ? viewerPaths.subscription : null);
  const [subscription] = data ? resourcesOf(data) : [];
  if (!data || isActiveStatus(subscription?.attributes?.status as SubscriptionStatus)) return null;
  return (
    <aside aria-label={t`Plan`} className={`small ${classes.strip}`} data-shell>
      <Trans>You don't have an active plan. New job posts and first messages are on hold.</Trans>{" "}
      <Link to={pages.plans}>
        <Trans>See plans</Trans>
      </Link>
    </aside>
  );
}

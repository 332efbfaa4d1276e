/** The strip that shows an employer without an active plan what is on hold, or will be. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import {
  isActiveStatus,
  isEntitled,
  type SubscriptionStatus,
} from "#features/employers/subscription-status.ts";
import { resourcesOf } from "#platform/web/api-client/document.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { viewerPaths } from "#features/accounts/viewer-paths.ts";
import { positionOf } from "#platform/web/live/position-of.ts";
import { useChannel } from "#platform/web/live/use-channel.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import classes from "./plan-strip.module.css";

export function PlanStrip() {
  const { employerProfileId } = useSession();
  const [now] = useState(() => new Date());
  const query = useDocument(employerProfileId ? viewerPaths.subscription : null);
  const [subscription] = query.data ? resourcesOf(query.data) : [];
  const status = subscription?.attributes?.status as SubscriptionStatus;
  if (!query.data || isActiveStatus(status)) return null;
  const since = subscription?.attributes?.pastDueSince;
  const pastDueSince = typeof since === "string" ? new Date(since) : null;
  return <Strip isWhole={isEntitled({ status, pastDueSince }, now)} query={query} />;
}

/** `isWhole`: what the plan carries may be used for a while yet. */
function Strip({ isWhole, query }: { isWhole: boolean; query: ReturnType<typeof useDocument> }) {
  const { t } = useLingui();
  const refetch = () => void query.refetch();
  useChannel("SubscriptionsChannel", {}, { onPush: refetch, since: positionOf(query), onMissed: refetch });
  return (
    <aside aria-label={t`Plan`} className={`small ${classes.strip}`} data-shell>
      {isWhole ? (
        <Trans>Your last payment failed. Your plan stays whole for 7 days.</Trans>
      ) : (
        <Trans>You don't have an active plan. New job posts and first messages are on hold.</Trans>
      )}{" "}
      <Link to={pages.plans}>{isWhole ? t`Change card` : t`See plans`}</Link>
    </aside>
  );
}

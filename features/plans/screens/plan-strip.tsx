/** The strip that shows an employer without an active plan what is on hold. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { resourcesOf, type WireResource } from "#platform/web/api-client/document.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { useDocument } from "#platform/web/data/use-document.ts";
import { useHasCollection } from "#platform/web/data/capabilities.ts";
import classes from "./plan-strip.module.css";

const collection = "employers/subscriptions";

export function PlanStrip() {
  const { t } = useLingui();
  const isThere = useHasCollection(collection);
  const { employerProfileId } = useSession();
  const { data } = useDocument(isThere && employerProfileId ? collection : null);
  if (!data || resourcesOf(data).some(isActive)) return null;
  return (
    <aside aria-label={t`Plan`} className={`small ${classes.strip}`} data-shell>
      <Trans>You don't have an active plan. New job posts and first messages are on hold.</Trans>{" "}
      <Link to={pages.plans}>
        <Trans>See plans</Trans>
      </Link>
    </aside>
  );
}

const isActive = ({ attributes }: WireResource) =>
  ["active", "trialing"].includes(String(attributes?.status));

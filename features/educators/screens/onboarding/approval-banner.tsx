/** The profile's review outcome that arrived while the page was open. */
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useSearch } from "#platform/web/hooks/use-search.ts";

import type { ApprovalState } from "../../educator-states.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import { pageLink } from "./page-link.ts";
import { views } from "./use-onboarding-flow.ts";

export function ApprovalBanner({ state }: { state: ApprovalState }) {
  const [before] = useState(state);
  const [search] = useSearch();
  if (state === before) return null;
  if (state === "approved")
    return (
      <Notice tone="ok">
        <Trans>Your profile is approved. Employers can find you now.</Trans>
      </Notice>
    );
  if (state === "pending")
    return (
      <Notice tone="ok">
        <Trans>Everything required is there: your profile has gone to review.</Trans>{" "}
        {search.section !== views.check && (
          <Link to={pageLink(search, views.check)}>
            <Trans>Check your answers</Trans>
          </Link>
        )}
      </Notice>
    );
  if (state === "changes_requested")
    return (
      <Notice tone="info">
        <Trans>
          We looked at your profile and ask for some changes.{" "}
          <Link to={pages.profile}>See what to change</Link>
        </Trans>
      </Notice>
    );
  return null;
}

const Notice = ({ tone, children }: { tone: "ok" | "info"; children: React.ReactNode }) => (
  <Stack surface={tone} padding={16}>
    <p>{children}</p>
  </Stack>
);

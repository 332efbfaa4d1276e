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
      <Stack as="p" gap={8} surface="ok" padding={16}>
        <Trans>Your profile is approved. Employers can find you now.</Trans>
      </Stack>
    );
  if (state === "pending")
    return (
      <Stack as="p" gap={8} surface="ok" padding={16}>
        <Trans>
          Everything that is required is there.{" "}
          <Link to={pageLink(search, views.check)}>Check your answers</Link> when you're ready.
        </Trans>
      </Stack>
    );
  if (state === "changes_requested")
    return (
      <Stack as="p" gap={8} surface="info" padding={16}>
        <Trans>
          We looked at your profile and ask for some changes.{" "}
          <Link to={pages.profile}>See what to change</Link>
        </Trans>
      </Stack>
    );
  return null;
}

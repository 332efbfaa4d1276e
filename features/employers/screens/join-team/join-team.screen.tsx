/** /join_team: somebody who accepted an invitation chooses a password, and lands on Today of that team. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { useQuery } from "@tanstack/react-query";

import { pages } from "#features/paths.ts";
import { NewPasswordForm } from "#features/accounts/screens/new-password.form.tsx";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { call } from "#platform/web/api-client/api.ts";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { JoinedTeam } from "../../joined-team.ts";

export const handle = routeHandle({ access: "public", shell: "flow" });

export default function JoinTeamScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token") ?? "";
  const [isExpired, setExpired] = useState(false);
  const { data: team, isPending } = useJoinedTeam(token);
  if (isExpired || !token || (!isPending && !team)) return <LinkUsed />;
  if (!team)
    return (
      <Page title={t`Join the team`} width="slim" noIndex>
        <SkeletonRows count={2} />
      </Page>
    );
  const { inviter, program } = team;
  const finish = (outcome: "expired" | "changed") => {
    if (outcome === "expired") return setExpired(true);
    toast(t`Welcome to ${program}.`);
    void navigate(pages.employerToday, { replace: true });
  };
  return (
    <Page
      title={t`Join the team`}
      heading={t`${inviter} invited you to ${program}`}
      lead={<Trans>Choose a password to join.</Trans>}
      width="slim"
      noIndex
    >
      <NewPasswordForm token={token} isFirst submit={t`Join the team`} finish={finish} />
    </Page>
  );
}

/** Null where the link is good for nothing any more. Asked once: using it ends it. */
const useJoinedTeam = (token: string) =>
  useQuery({
    queryKey: ["joined team", token],
    enabled: token !== "",
    // Not asked again when the session begins, which ends the link.
    staleTime: "static",
    meta: { isSameForEverybody: true },
    retry: false,
    queryFn: () =>
      call<JoinedTeam>(`team_invitation/joined?token=${encodeURIComponent(token)}`).catch(() => null),
  });

function LinkUsed() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Join the team`}
      heading={t`This link doesn't work any more`}
      lead={<Trans>You may have joined already: log in, or choose a password by email.</Trans>}
      width="slim"
      noIndex
    >
      <Stack gap={12} align="start">
        <Button as={Link} to={pages.login}>
          <Trans>Log in</Trans>
        </Button>
        <Link to={pages.resetPassword}>
          <Trans>Choose a password</Trans>
        </Link>
      </Stack>
    </Page>
  );
}

/** The team of a program: its members, their locations, and for owners, inviting and removing them. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconUserPlus from "~icons/tabler/user-plus";
import { Suspense, useState } from "react";

import { useMayReadOthers } from "#features/accounts/screens/session/current-account.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { EmployerProfile } from "../../../employer-profile.ts";
import { Location } from "../../../location.ts";
import type { EmployerProfileView } from "../use-employer-profile.ts";
import { JoinRequests } from "./join-requests.tsx";
import { Teammate } from "./teammate.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./team.module.css";

const InviteDialog = lazyPart(() => import("./invite-dialog.tsx").then((module) => module.InviteDialog));

/** An invited person may join while the page is open. */
const pollIntervalMs = 30_000;

export function TeamSection({ own }: { own: EmployerProfileView }) {
  const { t } = useLingui();
  const isOpen = useMayReadOthers();
  const [isInviting, setInviting] = useState(false);
  const query = useCollection(EmployerProfile, {
    include: ["locations"],
    size: 100,
    refetchIntervalMs: pollIntervalMs,
  });
  const locations = useCollection(Location, { sort: "createdAt", size: 100 });
  const allLocations = locations.data ?? [];
  return (
    <Stack gap={16} align="start" className={classes.team}>
      {own.isOwner && isOpen && <JoinRequests employerId={own.employer.id} />}
      <Loaded query={query} failure={t`We couldn't load your team.`}>
        {(team) => (
          <>
            {team.length === 1 && (
              <p className="muted">
                <Trans>Invite a teammate to share applicants.</Trans>
              </p>
            )}
            <Stack as="ul" className={classes.list}>
              {team.map((profile) => (
                <Teammate
                  key={profile.id}
                  profile={profile}
                  locations={allLocations}
                  isOwn={profile.id === own.profile.id}
                  canManage={own.isOwner}
                />
              ))}
            </Stack>
          </>
        )}
      </Loaded>
      {own.isOwner ? (
        <Button variant="outline" leftSection={<IconUserPlus size={18} />} onClick={() => setInviting(true)}>
          <Trans>Invite teammate</Trans>
        </Button>
      ) : (
        <p className="small muted">
          <Trans>Owners of your program invite and remove people.</Trans>
        </p>
      )}
      <Suspense>
        {isInviting && <InviteDialog locations={allLocations} close={() => setInviting(false)} />}
      </Suspense>
    </Stack>
  );
}

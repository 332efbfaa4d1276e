/** The actions on a member: for owners, and for the member themselves. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { Suspense, useState } from "react";

import { fullName } from "#features/accounts/full-name.ts";
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { MenuButton, MenuItem, MenuRule } from "#platform/web/ui/overlay/menu-button.tsx";
import type { LocationRecord } from "../locations/location-record.ts";
import { RemoveTeammate } from "./remove-teammate.tsx";
import type { TeammateRecord } from "./teammate-record.ts";
import { useTeammateActions } from "./use-teammate-actions.ts";

const LocationsDialog = lazyPart(() =>
  import("./teammate-locations.tsx").then((module) => module.TeammateLocations),
);

interface TeammateActionsProps {
  profile: TeammateRecord;
  locations: readonly LocationRecord[];
  isOwn: boolean;
  canManage: boolean;
}

export function TeammateActions({ profile, locations, isOwn, canManage }: TeammateActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"locations" | "remove" | null>(null);
  const { resend, give } = useTeammateActions(profile);
  const name = fullName(profile);
  const isInvited = profile.invitationState === "pending";
  const isOwner = profile.role === "owner";
  return (
    <>
      <MenuButton label={t`More actions for ${name}`} align="end" button={<IconDots />}>
        {canManage && isInvited && (
          <MenuItem onClick={() => void resend()}>
            <Trans>Send the invitation again</Trans>
          </MenuItem>
        )}
        {canManage && !isInvited && locations.length > 1 && (
          <MenuItem onClick={() => setOpen("locations")}>
            <Trans>Choose locations</Trans>
          </MenuItem>
        )}
        {canManage && (
          <MenuItem onClick={() => void give(isOwner ? "member" : "owner")}>
            {isOwner ? <Trans>Make a member</Trans> : <Trans>Make an owner</Trans>}
          </MenuItem>
        )}
        {canManage && <MenuRule />}
        <MenuItem isDestructive onClick={() => setOpen("remove")}>
          {isOwn ? (
            <Trans>Leave the team</Trans>
          ) : isInvited ? (
            <Trans>Take the invitation back</Trans>
          ) : (
            <Trans>Remove from the team</Trans>
          )}
        </MenuItem>
      </MenuButton>
      <RemoveTeammate
        profile={profile}
        isOwn={isOwn}
        isOpen={open === "remove"}
        close={() => setOpen(null)}
      />
      <Suspense>
        {open === "locations" && (
          <LocationsDialog profile={profile} locations={locations} close={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}

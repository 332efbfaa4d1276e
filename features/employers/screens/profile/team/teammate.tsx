/** One member of a team. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { fullName } from "#features/accounts/full-name.ts";
import { Avatar } from "#platform/web/ui/media/avatar.tsx";
import { Pill } from "#platform/web/ui/data/pill.tsx";
import { useNow } from "#platform/web/hooks/use-now.ts";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { employerRoleLabels } from "../../employer-labels.ts";
import type { LocationRecord } from "../locations/location-record.ts";
import { TeammateActions } from "./teammate-actions.tsx";
import type { TeammateRecord } from "./teammate-record.ts";
import { Cluster, Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./team.module.css";

interface TeammateProps {
  profile: TeammateRecord;
  /** All locations of the program. */
  locations: readonly LocationRecord[];
  isOwn: boolean;
  /** The reader is an owner. */
  canManage: boolean;
}

export function Teammate({ profile, locations, isOwn, canManage }: TeammateProps) {
  const labelFor = useLabels();
  const name = fullName(profile);
  return (
    <li>
      <Row as="article" gap={12} align="start" aria-label={name} className={classes.person}>
        <Avatar id={profile.id} name={name} />
        <Stack gap={2} grow>
          <Cluster as="p" gap={[4, 8]}>
            <strong>{name}</strong>
            {isOwn && (
              <span className="muted">
                {" "}
                <Trans>(you)</Trans>
              </span>
            )}{" "}
            <Pill tone={profile.role === "owner" ? "primary" : "neutral"}>
              {labelFor(employerRoleLabels, profile.role)}
            </Pill>{" "}
            {profile.invitationState && <InvitationStatus profile={profile} />}
          </Cluster>
          {profile.position && <p>{profile.position}</p>}
          <p className="small muted">{profile.email}</p>
          <AssignedLocations profile={profile} locations={locations} />
        </Stack>
        {(canManage || isOwn) && (
          <TeammateActions profile={profile} locations={locations} isOwn={isOwn} canManage={canManage} />
        )}
      </Row>
    </li>
  );
}

/** The mail was sent, or waits for the address or the review; owners resend an expired link. */
function InvitationStatus({ profile: { invitedAt, invitationExpiresAt } }: Pick<TeammateProps, "profile">) {
  const now = useNow();
  const isExpired = invitationExpiresAt !== null && Date.parse(invitationExpiresAt) <= +now;
  return (
    <>
      <Pill tone={isExpired ? "warning" : "info"}>
        {isExpired ? <Trans>Invitation expired</Trans> : <Trans>Invited</Trans>}
      </Pill>{" "}
      <span className="small muted">
        {invitedAt ? (
          <TimeText at={invitedAt} />
        ) : (
          <Trans>We send it once your email is confirmed and your program may have a larger team.</Trans>
        )}
      </span>
    </>
  );
}

function AssignedLocations({ profile, locations }: Pick<TeammateProps, "profile" | "locations">) {
  const { t } = useLingui();
  const own = profile.locations ?? [];
  if (locations.length < 2) return null;
  const isAll = own.length === 0 || own.length >= locations.length;
  const [first, second, ...more] = own.map(({ name }) => name);
  const named = [first, second].filter(Boolean).join(", ");
  return (
    <p className="small muted">
      {isAll ? (
        t`All locations`
      ) : more.length > 0 ? (
        <Plural value={more.length} one={`${named} and # more`} other={`${named} and # more`} />
      ) : (
        named
      )}
    </p>
  );
}

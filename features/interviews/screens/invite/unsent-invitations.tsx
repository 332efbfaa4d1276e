/** Who did not get the invitation, and why; sending again goes to these alone. */
import { Plural, Trans } from "@lingui/react/macro";
import type { UnsentInvitation } from "./send-invitations.ts";
import classes from "./invite.module.css";

interface InviteFailedProps {
  failed: readonly UnsentInvitation[];
  sentCount: number;
}

export const UnsentInvitations = ({ failed, sentCount }: InviteFailedProps) =>
  failed.length > 0 && (
    <div role="alert" className={classes.failed}>
      <p>
        <strong>
          {sentCount > 0 ? (
            <Trans>
              {sentCount} sent, {failed.length} failed.
            </Trans>
          ) : (
            <Plural
              value={failed.length}
              one="The invitation was not sent."
              other="No invitation was sent."
            />
          )}
        </strong>
      </p>
      <ul>
        {failed.map(({ invitee, detail }) => (
          <li key={invitee.userProfileId}>
            <strong>{invitee.fullName}</strong> {detail}
          </li>
        ))}
      </ul>
    </div>
  );

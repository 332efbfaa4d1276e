/** Who can't be invited, or was not, each with the reason. */
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import type { Uninvited } from "./send-job-invitations.ts";

interface UninvitedListProps {
  title: React.ReactNode;
  uninvited: readonly Uninvited[];
  /** Something went wrong just now: it is read aloud at once. */
  isFailure?: boolean;
}

export const UninvitedList = ({ title, uninvited, isFailure = false }: UninvitedListProps) =>
  uninvited.length > 0 && (
    <Stack
      gap={4}
      padding={12}
      surface={isFailure ? "warning" : "info"}
      role={isFailure ? "alert" : "status"}
    >
      <p className="strong">{title}</p>
      <Stack as="ul" gap={4} className="small">
        {uninvited.map(({ invitee, why }) => (
          <li key={invitee.userProfileId}>
            <strong>{invitee.fullName}</strong> {why}
          </li>
        ))}
      </Stack>
    </Stack>
  );

/** What waits for an employer, above the notifications of the bell: the numbers of the rail and of Today. */
import { Plural } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { useNewApplicantCount } from "#features/applications/screens/new-applicant-count.ts";
import { useUnreadCount } from "#features/messages/screens/unread-count.ts";
import { Stack } from "#platform/web/ui/layout/stack.tsx";

/** Undefined where nothing waits. */
export function useEmployerWaiting() {
  const applicants = useNewApplicantCount();
  const unread = useUnreadCount();
  if (applicants === 0 && unread === 0) return undefined;
  return (close: () => void) => (
    <Stack as="ul" gap={12}>
      {applicants > 0 && (
        <li>
          <Link to={pages.employerToday} onClick={close}>
            <Plural
              value={applicants}
              one="# applicant waits for an answer"
              other="# applicants wait for an answer"
            />
          </Link>
        </li>
      )}
      {unread > 0 && (
        <li>
          <Link to={`${pages.employerMessages}?filter=unread`} onClick={close}>
            <Plural value={unread} one="# unread conversation" other="# unread conversations" />
          </Link>
        </li>
      )}
    </Stack>
  );
}

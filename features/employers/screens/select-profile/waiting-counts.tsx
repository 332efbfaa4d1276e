/** What is new at an employer, so that nobody has to switch to see it. */
import { Plural } from "@lingui/react/macro";

import classes from "./profile-switcher.module.css";

interface WaitingCountsProps {
  newApplicants: number | undefined;
  unread: number | undefined;
}

export const WaitingCounts = ({ newApplicants = 0, unread = 0 }: WaitingCountsProps) => (
  <>
    {newApplicants > 0 && (
      <span className={`small ${classes.waits}`}>
        <Plural value={newApplicants} one="# new applicant" other="# new applicants" />
      </span>
    )}
    {unread > 0 && (
      <span className={`small ${classes.waits}`}>
        <Plural value={unread} one="# unread conversation" other="# unread conversations" />
      </span>
    )}
  </>
);

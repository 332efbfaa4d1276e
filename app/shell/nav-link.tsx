/** One link of a bar: icon, label, unread count. */
import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";

import type { Entry } from "./navigation.ts";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";
import classes from "./shell.module.css";
import { useIsOnboarding } from "#features/accounts/screens/session/current-account.ts";
import { useNewApplicantCount } from "#features/applications/screens/new-applicant-count.ts";
import { useUnreadCount } from "#features/messages/screens/unread-count.ts";

interface NavEntryProps {
  entry: Entry;
  className?: string;
  hasIcon?: boolean;
  /** Only the icon shows; the label stays as accessible name and tooltip. */
  isSmall?: boolean;
}

export function NavEntry({ entry, className, hasIcon, isSmall }: NavEntryProps) {
  const { t, i18n } = useLingui();
  const unread = useUnreadCount();
  const newApplicants = useNewApplicantCount();
  const isUnfinished = useIsOnboarding() && !!entry.isProfile;
  const count = entry.count === "unread" ? unread : entry.count === "new-applicants" ? newApplicants : 0;
  const word = i18n._(entry.label);
  const name = isUnfinished
    ? t`${word}, not finished`
    : entry.count === "new-applicants"
      ? t`${word}, ${count} waiting for an answer`
      : t`${word}, ${count} unread`;
  return (
    <NavLink
      to={entry.to}
      end={entry.exact}
      className={className}
      aria-label={count > 0 || isUnfinished ? name : isSmall ? word : undefined}
      title={isSmall ? word : undefined}
    >
      {hasIcon && <entry.icon />}
      {!isSmall && <span>{word}</span>}{" "}
      {count > 0 && (
        <span aria-hidden="true" className={classes.badge}>
          <CountBadge count={count} />
        </span>
      )}
      {isUnfinished && <span aria-hidden="true" className={classes.dot} />}
    </NavLink>
  );
}

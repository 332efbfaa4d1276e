/** The link of an entry, with what is counted beside it. */
import { useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router";

import type { Entry } from "./navigation.ts";
import { usePagePrefetch } from "#platform/web/page/use-page-prefetch.ts";
import { CountBadge } from "#platform/web/ui/data/count-badge.tsx";
import classes from "./shell.module.css";
import { useNewApplicantCount } from "#features/applications/screens/new-applicant-count.ts";
import { useUnreadCount } from "#features/messages/screens/unread-count.ts";

export interface NavEntryProps {
  entry: Entry;
  className?: string;
  hasIcon?: boolean;
  /** Only the icon shows; the label stays as accessible name and tooltip. */
  isSmall?: boolean;
}

interface NavEntryLinkProps extends NavEntryProps {
  /** How much of an unfinished profile is done. */
  percent?: number | undefined;
}

export function NavEntryLink({ entry, className, hasIcon, isSmall, percent }: NavEntryLinkProps) {
  const { t, i18n } = useLingui();
  const unread = useUnreadCount();
  const newApplicants = useNewApplicantCount();
  const prefetchPage = usePagePrefetch();
  const isUnfinished = percent !== undefined;
  const count = entry.count === "unread" ? unread : entry.count === "new-applicants" ? newApplicants : 0;
  const word = i18n._(entry.label);
  const name = isUnfinished
    ? t`${word} ${percent}%, not finished`
    : entry.count === "new-applicants"
      ? t`${word}, ${count} waiting for an answer`
      : t`${word}, ${count} unread`;
  return (
    <NavLink
      {...prefetchPage(entry.to)}
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
      {isUnfinished && (
        <span aria-hidden="true" className={classes.percent}>
          {percent}%
        </span>
      )}
    </NavLink>
  );
}

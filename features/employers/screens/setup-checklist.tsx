/** What is done and what comes next right after signing up; shown once, where the first job is posted. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";

import { pages } from "#features/paths.ts";
import classes from "./setup-checklist.module.css";

/** The state of the navigation that leads here from signing up. */
export const justSignedUp = { isJustSignedUp: true } as const;

export function SetupChecklist() {
  const { t } = useLingui();
  const { state } = useLocation();
  // The page changes its own address while the job is written; the list stays until the page is left.
  const [isShown] = useState((state as Partial<typeof justSignedUp> | null)?.isJustSignedUp === true);
  if (!isShown) return null;
  return (
    <section aria-label={t`Getting started`} className={classes.list}>
      <ul>
        <Item isDone>
          <Trans>Your account</Trans>
        </Item>
        <Item isDone>
          <Trans>Your first location</Trans>
        </Item>
        <Item>
          <strong>
            <Trans>Your first job: right here</Trans>
          </strong>
        </Item>
        <Item>
          <Link to={pages.employerProfile}>
            <Trans>Your public page</Trans>
          </Link>
        </Item>
      </ul>
    </section>
  );
}

function Item({ isDone, children }: { isDone?: boolean; children: React.ReactNode }) {
  const { t } = useLingui();
  const Icon = isDone ? IconCircleCheck : IconCircleDashed;
  return (
    <li data-done={isDone}>
      <Icon size={20} stroke={1.75} aria-hidden="true" />
      <span>
        {children}
        {isDone && <span className="visually-hidden">{t`, done`}</span>}
      </span>
    </li>
  );
}

/** The frame of the operators' console: its sections at the side, on a phone above the page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, NavLink, useLocation } from "react-router";

import { useHasOperatorRole } from "#features/accounts/screens/session/current-account.ts";
import { consoleDataPath, pages } from "#features/paths.ts";
import { consoleSections, useConsoleCollections } from "./console-collections.ts";
import classes from "./console.module.css";

export function ConsoleFrame({ children }: { children: React.ReactNode }) {
  const { t, i18n } = useLingui();
  const { data } = useConsoleCollections();
  const { pathname } = useLocation();
  const mayAct = useHasOperatorRole();
  /** Whole from the moment they are there: no title moves away from under a pointer. */
  const openSections = consoleSections
    .map(({ title, collections }) => ({
      title: i18n._(title),
      links: Object.entries(collections).flatMap(([type, name]) => {
        const path = data?.data.find((one) => one.type === type)?.path;
        return path ? [{ path, name: i18n._(name) }] : [];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  // "employers/plans" is no row of "employers": of those that the address begins with, the longest is open.
  const openPath = (data?.data ?? [])
    .map(({ path }) => path)
    .filter((path) => `${pathname}/`.startsWith(`${consoleDataPath(path)}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  const sections = (
    <>
      <NavLink to={pages.admin} end className={classes.link}>
        <Trans>Overview</Trans>
      </NavLink>
      <NavLink to={pages.reports} className={classes.link}>
        <Trans>Figures</Trans>
      </NavLink>
      <NavLink to={pages.questionFlow} className={classes.link}>
        <Trans>Questions in their order</Trans>
      </NavLink>
      <NavLink to={pages.heroThresholds} className={classes.link}>
        <Trans>Hiring Hero</Trans>
      </NavLink>
      <NavLink to={pages.messageCatalogue} className={classes.link}>
        <Trans>All messages</Trans>
      </NavLink>
      {mayAct(["support"]) && (
        <NavLink to={pages.backgroundJobs} className={classes.link}>
          <Trans>Background jobs</Trans>
        </NavLink>
      )}
      {openSections.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <h2 className={classes.section}>{title}</h2>
          <ul className={classes.links}>
            {links.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={consoleDataPath(path)}
                  aria-current={path === openPath ? "page" : undefined}
                  className={classes.link}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
  return (
    <div className={classes.frame}>
      <nav aria-label={t`Console`} className={classes.rail}>
        {sections}
      </nav>
      <details className={classes.menu}>
        <summary>
          <Trans>Sections</Trans>
        </summary>
        <nav aria-label={t`Console`}>{sections}</nav>
      </details>
      <div>{children}</div>
    </div>
  );
}

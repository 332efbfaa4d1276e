/** The top of the home page: a sentence on pay, the search, and the roles people look for. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconSearch from "~icons/tabler/search";
import { useEffect, useRef, useState } from "react";
import { Form, Link } from "react-router";

import { roleTitles } from "#features/educators/job-preferences.ts";
import { roleLabels } from "#features/educators/screens/preference-labels.ts";
import { pages } from "#features/paths.ts";
import { BlockStrip } from "#platform/web/ui/media/blocks.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import field from "#platform/web/ui/form/field.module.css";
import { IconButton } from "#platform/web/ui/form/icon-button.tsx";
import classes from "./home.module.css";
import { SearchBar } from "#features/jobs/screens/search/search-bar.tsx";

export function HomeHero() {
  const { t, i18n } = useLingui();
  const search = useRef<HTMLDivElement>(null);
  const isPast = useIsPast(search);
  return (
    <div className={classes.hero}>
      <p className={`reading muted ${classes.lead}`}>
        <Trans>Jobs in early childhood education and child care. See the pay before you apply.</Trans>
      </p>
      <div ref={search} className={classes.search}>
        <SearchBar submit={<Trans>Search jobs</Trans>} />
      </div>
      <Cluster as="nav" gap={[4, 20]} align="stretch" aria-label={t`Roles`} className={classes.roles}>
        {roleTitles.map((role) => (
          <Link key={role} className="link-line" to={`${pages.jobs}?role=${encodeURIComponent(role)}`}>
            {i18n._(roleLabels[role])}
          </Link>
        ))}
      </Cluster>
      <div className={classes.strip}>
        <BlockStrip count={52} />
      </div>
      {isPast && <SmallSearch />}
    </div>
  );
}

/** On small screens a search field stays reachable while the page is scrolled. */
function SmallSearch() {
  const { t } = useLingui();
  return (
    <Form action={pages.jobs} role="search" aria-label={t`Jobs, short`} className={classes.small}>
      <input
        name="q"
        type="search"
        aria-label={t`What`}
        placeholder={t`Search jobs`}
        className={field.input}
      />
      <IconButton label={t`Search jobs`} icon={IconSearch} />
    </Form>
  );
}

function useIsPast(element: React.RefObject<HTMLElement | null>) {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) =>
      setPast(!entry!.isIntersecting && entry!.boundingClientRect.top < 0),
    );
    watch.observe(element.current!);
    return () => watch.disconnect();
  }, [element]);
  return isPast;
}

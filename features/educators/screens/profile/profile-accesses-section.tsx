/** Who viewed, downloaded or exported the profile, and when; the latest first. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";

import { employerPath } from "#features/paths.ts";
import type { ResourceOf } from "#platform/shared/entity.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { TimeText } from "#platform/web/ui/data/time-text.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { ProfileAccess } from "../../profile-access.ts";
import { accessKindLabels } from "./access-labels.ts";
import { Cluster, Grid, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile.module.css";

const rows = 10;

export function ProfileAccessesSection() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const query = useCollection(ProfileAccess, { at: "user_profile/profile_accesses", size: rows, page });
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load who viewed your profile.`}
      empty={
        <p className="muted">
          <Trans>Nobody has opened your profile yet. Employers who do are listed here.</Trans>
        </p>
      }
    >
      {(accesses) => (
        <Stack gap={24}>
          <Stack as="ul" className={classes.accesses}>
            {accesses.map((access) => (
              <Access key={access.id} access={access} />
            ))}
          </Stack>
          {query.pages > 1 && (
            <Cluster gap={[8, 16]}>
              <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                <Trans>Newer</Trans>
              </Button>
              <span className="small muted" role="status">
                <Trans>
                  Page {page} of {query.pages}
                </Trans>
              </span>
              <Button variant="outline" disabled={page >= query.pages} onClick={() => setPage(page + 1)}>
                <Trans>Older</Trans>
              </Button>
            </Cluster>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function Access({ access }: { access: ResourceOf<typeof ProfileAccess> }) {
  const labelFor = useLabels();
  const { employerName, employerSlug, kind, times, updatedAt } = access;
  return (
    <Grid as="li" columns="minmax(0, 1fr) auto 8em" gap={[4, 16]} align="center">
      {employerSlug ? (
        <Link to={employerPath(employerSlug)}>{employerName}</Link>
      ) : (
        <span>{employerName}</span>
      )}
      <span>
        {labelFor(accessKindLabels, kind)}
        {times > 1 && (
          <span className="muted">
            {" "}
            <Plural value={times} one="# time" other="# times" />
          </span>
        )}
      </span>
      <span className="small muted">
        <TimeText at={updatedAt} />
      </span>
    </Grid>
  );
}

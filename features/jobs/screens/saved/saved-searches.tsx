/** /jobs?saved=open: an educator's saved searches: open one, change its frequency, pause, delete. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Dialog } from "#platform/web/ui/overlay/dialog.tsx";
import { EmptyState } from "#platform/web/ui/feedback/empty-state.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { pages } from "#features/paths.ts";
import { savedSearchesPath } from "../../alert-search.ts";
import { HiddenJobList } from "./hidden-job-list.tsx";
import { SavedSearchRow } from "./saved-search-row.tsx";
import { Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./saved-searches.module.css";
import { useSavedSearches } from "./use-saved-searches.ts";

export function SavedSearches({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { status, userType } = useSession();
  if (status === "unknown") return null;
  return (
    <Dialog isOpen onClose={onClose} title={t`Saved searches`} size="side">
      {userType === "educator" ? (
        <Stack gap={24}>
          <List onClose={onClose} />
          <HiddenJobList />
        </Stack>
      ) : (
        <ForEducators />
      )}
    </Dialog>
  );
}

function List({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const query = useSavedSearches();
  return (
    <Loaded
      query={query}
      failure={t`We couldn't load your saved searches.`}
      skeleton={<SkeletonRows count={3} />}
      empty={
        <EmptyState
          title={<Trans>No saved searches yet.</Trans>}
          action={
            <Button onClick={onClose}>
              <Trans>Go to search</Trans>
            </Button>
          }
        >
          <Trans>Save a search and new jobs come to you by email.</Trans>
        </EmptyState>
      }
    >
      {(searches) => (
        <>
          <Stack as="ul">
            {searches.map((search) => (
              <li key={search.id}>
                <SavedSearchRow search={search} />
              </li>
            ))}
          </Stack>
          <p className={`small muted ${classes.beside}`}>
            <Trans>
              All emails can be switched off in your <Link to={`${pages.settings}#emails`}>settings</Link>.
            </Trans>
          </p>
        </>
      )}
    </Loaded>
  );
}

function ForEducators() {
  const { userType } = useSession();
  if (userType)
    return (
      <p>
        <Trans>Only educators save searches for jobs.</Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>Log in to see your saved searches.</Trans>
      </p>
      <Button as={Link} to={withReturn("/login", savedSearchesPath)}>
        <Trans>Log in</Trans>
      </Button>
    </>
  );
}

/** The page of a like by one press in a mail: what came of it, what is liked, and the way back. */
import { Trans, useLingui } from "@lingui/react/macro";

import { BusyButton } from "#platform/web/ui/form/busy-button.tsx";
import { Cluster, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./liked-by-link.module.css";
import { Failure } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import type { LikeOnce } from "./use-like-once.ts";

interface LikedByLinkProps {
  name: string;
  state: LikeOnce;
  /** "Liked. You find it among the jobs you like." */
  liked: React.ReactNode;
  /** The button that leads to it. */
  view: React.ReactNode;
  /** What is liked, as a card. */
  children: React.ReactNode;
}

export function LikedByLink({ name, state, liked, view, children }: LikedByLinkProps) {
  const { t } = useLingui();
  const { isLiked, like, isSending, hasFailed } = state;
  return (
    <Page title={isLiked === false ? t`Like ${name}` : t`You liked ${name}`} width="narrow" noIndex>
      <Stack gap={16} aria-busy={isLiked === null && !hasFailed}>
        <p role="status" className="muted">
          {isLiked === true && liked}
          {isLiked === false && <Trans>Not liked any more.</Trans>}
        </p>
        {hasFailed && (
          <Failure retry={() => like(isLiked !== true)}>
            <Trans>We couldn't save that.</Trans>
          </Failure>
        )}
        {children}
        <Cluster gap={12} align="stretch" className={classes.acts}>
          {view}
          {isLiked !== null && (
            <BusyButton variant="outline" isBusy={isSending} onClick={() => like(!isLiked)}>
              {isLiked ? <Trans>Remove like</Trans> : <Trans>Like again</Trans>}
            </BusyButton>
          )}
        </Cluster>
      </Stack>
    </Page>
  );
}

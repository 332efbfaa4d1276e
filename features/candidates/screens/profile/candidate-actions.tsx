/**
 * The team's actions for a candidate: message, invite, like, and others behind "More"; at the bottom of a phone's
 * screen.
 */
import { Trans, useLingui } from "@lingui/react/macro";
import IconDots from "~icons/tabler/dots";
import { useState } from "react";

import { fullName } from "#features/accounts/full-name.ts";
import { educatorPath, hiringUpdatePath } from "#features/paths.ts";
import { saveFile } from "#platform/web/api-client/save-file.ts";
import { LikeButton } from "#features/jobs/screens/like/like-button.tsx";
import { MenuButton, MenuItem, MenuLink } from "#platform/web/ui/overlay/menu-button.tsx";
import { toast } from "#platform/web/ui/feedback/toast.ts";
import { useCopyLink } from "#platform/web/hooks/use-copy-link.ts";
import {
  candidateActions,
  type CandidateInFull,
  reportCandidate,
  shareJobWithCandidate,
} from "../candidate-slots.ts";
import { useLikeCandidate } from "../list/use-like-candidate.ts";
import { Row, Stack } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate.module.css";

interface CandidateActionsProps {
  profile: CandidateInFull;
  addNote: () => void;
}

export function CandidateActions({ profile, addNote }: CandidateActionsProps) {
  const { t } = useLingui();
  const like = useLikeCandidate();
  const copy = useCopyLink();
  const [isReporting, setReporting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const name = fullName(profile);
  const save = () => {
    toast(t`Making the PDF…`);
    saveFile(`user_profiles/${profile.id}/resume.pdf`, `${name}.pdf`).catch(() =>
      toast(t`We couldn't make the PDF. Try again.`, { tone: "error" }),
    );
  };
  return (
    <Stack gap={8} className={classes.acts} role="group" aria-label={t`Actions`}>
      <candidateActions.Outlet profile={profile} isMain />
      <Row gap={4} align="stretch" justify="end" className={classes.small}>
        <LikeButton name={name} isLiked={profile.liked} onChange={(isLiked) => like(profile, isLiked)} />
        <MenuButton align="end" label={t`More actions for ${name}`} button={<IconDots />}>
          <MenuItem onClick={() => setSharing(true)}>
            <Trans>Share a job…</Trans>
          </MenuItem>
          <MenuItem onClick={addNote}>
            <Trans>Add note</Trans>
          </MenuItem>
          <MenuItem onClick={() => void copy(educatorPath(profile.slug))}>
            <Trans>Copy link</Trans>
          </MenuItem>
          <MenuItem onClick={save}>
            <Trans>Download as PDF</Trans>
          </MenuItem>
          <MenuLink to={hiringUpdatePath({ person: profile.id })}>
            <Trans>Report hire</Trans>
          </MenuLink>
          <MenuItem onClick={() => setReporting(true)}>
            <Trans>Report this profile…</Trans>
          </MenuItem>
        </MenuButton>
        {isSharing && <shareJobWithCandidate.Outlet profile={profile} close={() => setSharing(false)} />}
        {isReporting && <reportCandidate.Outlet profile={profile} close={() => setReporting(false)} />}
      </Row>
    </Stack>
  );
}

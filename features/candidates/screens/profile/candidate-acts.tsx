/** What a team can do about somebody: write, invite, like, and the rest behind "More". At hand at the foot of a phone. */
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDots } from "@tabler/icons-react";

import { fullName } from "#features/educators/educator-text.ts";
import { educatorPath } from "#features/paths.ts";
import { saveFile } from "#platform/web/save-file.ts";
import { LikeButton } from "#platform/web/ui/like-button.tsx";
import { MenuButton, MenuItem } from "#platform/web/ui/menu-button.tsx";
import { toast } from "#platform/web/ui/toast.ts";
import { useCopyLink } from "#platform/web/use-copy-link.ts";
import { candidateActs, type Candidate } from "../candidate-slots.ts";
import { useLikeCandidate } from "../search/use-like-candidate.ts";
import classes from "./candidate.module.css";

interface CandidateActsProps {
  profile: Candidate;
  addNote: () => void;
}

export function CandidateActs({ profile, addNote }: CandidateActsProps) {
  const { t } = useLingui();
  const like = useLikeCandidate();
  const copy = useCopyLink();
  const name = fullName(profile);
  const save = () => {
    toast(t`Making the PDF…`);
    saveFile(`user_profiles/${profile.id}/resume.pdf`, `${name}.pdf`).catch(() =>
      toast(t`We couldn't make the PDF. Try again.`, { tone: "error" }),
    );
  };
  return (
    <div className={classes.acts} role="group" aria-label={t`Actions`}>
      <candidateActs.Outlet profile={profile} isMain />
      <div className={classes.small}>
        <LikeButton name={name} isLiked={profile.liked} onChange={(isLiked) => like(profile, isLiked)} />
        <MenuButton
          className={classes.more}
          align="end"
          label={t`More actions for ${name}`}
          button={<IconDots size={20} stroke={1.75} aria-hidden="true" />}
        >
          <MenuItem onClick={addNote}>
            <Trans>Add note</Trans>
          </MenuItem>
          <MenuItem onClick={() => void copy(educatorPath(profile.slug))}>
            <Trans>Copy link</Trans>
          </MenuItem>
          <MenuItem onClick={save}>
            <Trans>Download as PDF</Trans>
          </MenuItem>
        </MenuButton>
      </div>
    </div>
  );
}

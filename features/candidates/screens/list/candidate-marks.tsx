/** Icons for the team's history with an educator: applied, messaged, viewed, notes. */
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import IconEye from "~icons/tabler/eye";
import IconFileText from "~icons/tabler/file-text";
import IconMailForward from "~icons/tabler/mail-forward";
import IconMessage from "~icons/tabler/message";
import IconNote from "~icons/tabler/note";
import type { Icon } from "#platform/web/ui/media/icon.tsx";

import type { Candidate } from "../candidate-slots.ts";
import { Row } from "#platform/web/ui/layout/stack.tsx";
import classes from "./candidate-row.module.css";
import { useLabels } from "#platform/web/i18n/labels.ts";
import { jobInvitationLabels } from "../job-invitation-labels.ts";
import { isViewed, metaOf } from "./candidate-summary.ts";

interface CandidateMarksProps {
  profile: Candidate;
  notesCount?: number | undefined;
}

export function CandidateMarks({ profile, notesCount = 0 }: CandidateMarksProps) {
  const { t } = useLingui();
  const labelFor = useLabels();
  const { invitation } = metaOf(profile);
  const invitationState = invitation && labelFor(jobInvitationLabels, invitation.state);
  return (
    <Row gap={6} align="stretch" className={classes.signs}>
      {notesCount > 0 && (
        <Mark icon={IconNote} text={t`${plural(notesCount, { one: "# note", other: "# notes" })}`}>
          {notesCount}
        </Mark>
      )}
      {invitation && (
        <Mark icon={IconMailForward} text={t`Invitation to ${invitation.jobTitle}: ${invitationState}`} />
      )}
      {profile.previouslyApplied && <Mark icon={IconFileText} text={t`Previously applied`} />}
      {profile.previouslyMessaged && <Mark icon={IconMessage} text={t`Messaged`} />}
      {isViewed(profile) && <Mark icon={IconEye} text={t`Viewed`} />}
    </Row>
  );
}

const Mark = ({ icon: Sign, text, children }: { icon: Icon; text: string; children?: React.ReactNode }) => (
  <span className={classes.mark} title={text}>
    <Sign size={16} />
    <span aria-hidden="true">{children}</span>
    <span className="visually-hidden">{text}</span>
  </span>
);

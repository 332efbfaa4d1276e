/** Links to the sections of a profile, in one line; the current one is marked. Missing sections are left out. */
import { useLingui } from "@lingui/react/macro";

import { partIds, groupAnswers } from "#features/educators/screens/profile-view/profile-records.ts";
import { isShown } from "#features/educators/screens/profile-view/video-answers.tsx";
import { useScrollSpy } from "#platform/web/hooks/use-scroll-spy.ts";
import type { CandidateInFull } from "../candidate-slots.ts";
import classes from "./candidate.module.css";

export const activityId = "activity";

export function SectionLinks({ profile }: { profile: CandidateInFull }) {
  const { t } = useLingui();
  const name = profile.firstName;
  const { preferences, others } = groupAnswers(profile);
  const videos = (profile.videoAskAnswers ?? []).filter(isShown);
  const parts = [
    { id: partIds.work, title: t`Work history`, isThere: true },
    { id: partIds.videos, title: t`Videos`, isThere: videos.length > 0 },
    { id: partIds.education, title: t`Education`, isThere: profile.showEducation },
    { id: partIds.certifications, title: t`Certifications`, isThere: profile.showCertifications },
    { id: partIds.preferences, title: t`Looking for`, isThere: preferences.length > 0 },
    { id: partIds.answers, title: t`About ${name}`, isThere: others.length > 0 },
    { id: partIds.documents, title: t`Documents`, isThere: hasDocuments(profile) },
    { id: activityId, title: t`Activity`, isThere: true },
  ].filter(({ isThere }) => isThere);
  const here = useScrollSpy(parts.map(({ id }) => id));
  return (
    <nav aria-label={t`Parts of the profile`} className={classes.links}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={here === id ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** While contact details are hidden, the section says when they will be visible. */
const hasDocuments = ({ email, resume, indeedResume, attachments }: CandidateInFull) =>
  email === null || resume !== null || indeedResume !== null || attachments.length > 0;

/** /profile: the educator's profile, part by part, each edited in place. */
import { Trans, useLingui } from "@lingui/react/macro";
import IconEye from "~icons/tabler/eye";
import { Link } from "react-router";

import { educatorPath, pages } from "#features/paths.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { Button } from "#platform/web/ui/form/button.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { SectionsFrame } from "#platform/web/ui/layout/sections-frame.tsx";
import { fullName } from "#features/accounts/full-name.ts";
import { anchorOfCategory, questionAt } from "../../profile-anchors.ts";
import { type AnswerSet, useAnswers } from "../questions/use-answers.ts";
import { DownloadResume } from "../resume/download-resume.tsx";
import { partStates } from "./profile-sections.ts";
import { ProfileStatus } from "./profile-status.tsx";
import { ReviewNotice } from "./review-notice.tsx";
import { type OwnProfile, useOwnProfile } from "./use-own-profile.ts";
import { usePartContents } from "./use-part-contents.ts";
import { usePartMarks } from "./part-marks.tsx";
import { useProfileParts } from "./use-profile-parts.tsx";

export const handle = routeHandle({ access: "educator", shell: "app", hasServerData: true });

export default function ProfileScreen() {
  const { t } = useLingui();
  const query = useOwnProfile({ isLive: true });
  const profile = query.data;
  return (
    <Page
      title={t`My profile`}
      heading={profile && fullName(profile)}
      actions={
        <>
          <Button
            as={Link}
            to={profile ? educatorPath(profile.slug) : pages.profile}
            aria-disabled={!profile || undefined}
            variant="outline"
            leftSection={<IconEye size={18} />}
          >
            <Trans>Preview as employer</Trans>
          </Button>
          <DownloadResume userProfileId={profile?.id} />
        </>
      }
    >
      <Loaded query={query} failure={t`We couldn't load your profile.`}>
        {(own) => <Profile profile={own} />}
      </Loaded>
    </Page>
  );
}

const noAnswers: AnswerSet = { questions: [], given: {} };

function Profile({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const answers = useAnswers();
  const set = answers.query.data ?? noAnswers;
  const { questions } = set;
  const contents = usePartContents(profile, set);
  const markOf = usePartMarks(answers.query.data ? partStates(contents) : {});
  const parts = useProfileParts(profile, answers).map((part) => ({ ...part, mark: markOf(part.anchor) }));
  const sectionOfQuestion = (target: string) => {
    const question = questions.find(({ name }) => name === questionAt(target));
    return question && anchorOfCategory[question.category];
  };
  return (
    <>
      <ReviewNotice profile={profile} questions={questions} />
      <ProfileStatus profile={profile} questions={questions} contents={contents} />
      <SectionsFrame
        label={t`Parts of your profile`}
        parts={parts}
        sectionOf={sectionOfQuestion}
        isAccordion
      />
    </>
  );
}

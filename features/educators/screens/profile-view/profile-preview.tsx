/** The educator's own profile as employers see it, with a strip that says so. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";

import { pages } from "#features/paths.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { Loaded } from "#platform/web/ui/feedback/loaded.tsx";
import { Page } from "#platform/web/ui/layout/page.tsx";
import { useCollection } from "#platform/web/data/use-collection.ts";
import { fullName } from "#features/accounts/full-name.ts";
import { UserProfile } from "../../user-profile.ts";
import { profileIncludes, type Profile } from "./profile-records.ts";
import { ProfileView } from "./profile-view.tsx";
import { Cluster } from "#platform/web/ui/layout/stack.tsx";
import classes from "./profile-view.module.css";

/** An educator can load only their own profile. */
export function ProfilePreview({ slug }: { slug: string }) {
  const { t } = useLingui();
  const query = useCollection(UserProfile, { filter: { slug }, include: [...profileIncludes], size: 1 });
  const [profile] = query.data ?? [];
  if (query.data && !profile) return <NotFound />;
  return (
    <Page title={profile ? fullName(profile) : t`Educator profile`} width="form" noIndex>
      {profile && <PreviewStrip />}
      <Loaded query={query} failure={t`We couldn't load this profile.`}>
        {([own]) => <ProfileView profile={toEmployerView(own!)} isOpen={false} />}
      </Loaded>
    </Page>
  );
}

const PreviewStrip = () => (
  <Cluster as="aside" gap={[8, 20]} justify="between" padding={12} surface="info" className={classes.strip}>
    <p className="strong">
      <Trans>This is how employers see you.</Trans>
    </p>
    <Link to={pages.profile} className="link-line strong">
      <Trans>Back to my profile</Trans>
    </Link>
  </Cluster>
);

/**
 * The owner sees more of a profile than employers do: the preview omits the difference.
 *
 * Without contact details, and without answers to questions that no longer apply: those come without their
 * question.
 */
function toEmployerView(profile: Profile): Profile {
  const answers = profile.profileQuestionAnswers ?? [];
  return {
    ...profile,
    email: null,
    phoneNumber: null,
    indeedResume: null,
    resume: null,
    attachments: [],
    profileQuestionAnswers: answers.filter(({ profileQuestion }) => profileQuestion),
  };
}

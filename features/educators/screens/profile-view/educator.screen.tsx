/** /educators/{slug}: a profile as employers see it; its owner sees the same, with a strip that says so. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, Navigate, useLocation, useParams } from "react-router";

import { pages } from "#features/paths.ts";
import { NotFound } from "#platform/web/not-found.screen.tsx";
import { page } from "#platform/web/page-handle.ts";
import { withReturn } from "#platform/web/return-path.ts";
import { useSession } from "#platform/web/session.ts";
import { Loaded } from "#platform/web/ui/loaded.tsx";
import { Page } from "#platform/web/ui/page.tsx";
import { useCollection } from "#platform/web/use-collection.ts";
import { useResource } from "#platform/web/use-resource.ts";
import { fullName } from "../../educator-text.ts";
import { UserProfile } from "../../user-profile.ts";
import { asEmployersSee } from "./as-employers-see.ts";
import { viewParts } from "./profile-parts.ts";
import { ProfileView } from "./profile-view.tsx";
import classes from "./profile-view.module.css";

export const handle = page({ access: "account", shell: "app" });

export default function EducatorScreen() {
  const { userType, employerProfileId } = useSession();
  const { pathname } = useLocation();
  const { slug = "" } = useParams();
  if (userType === "educator") return <OwnPreview slug={slug} />;
  if (userType === "employer" && !employerProfileId)
    return <Navigate to={withReturn(pages.selectEmployerProfile, pathname)} replace />;
  return <ForEmployers slug={slug} />;
}

/** Only the own profile is there at all for an educator. */
function OwnPreview({ slug }: { slug: string }) {
  const { t } = useLingui();
  const query = useCollection(UserProfile, { filter: { slug }, include: [...viewParts], size: 1 });
  const [profile] = query.data ?? [];
  if (query.data && !profile) return <NotFound />;
  return (
    <Page title={profile ? fullName(profile) : t`Educator profile`} width="form" noIndex>
      {profile && <PreviewStrip />}
      <Loaded query={query} failure={t`We couldn't load this profile.`}>
        {([own]) => <ProfileView profile={asEmployersSee(own!)} isOpen={false} />}
      </Loaded>
    </Page>
  );
}

/** Read by itself, not from a list: its owner is told that it was viewed. */
function ForEmployers({ slug }: { slug: string }) {
  const { t } = useLingui();
  const query = useResource(UserProfile, slug, { include: [...viewParts] });
  if (query.error && [403, 404].includes(query.error.status)) return <NotFound />;
  return (
    <Page title={query.data ? fullName(query.data) : t`Educator profile`} width="form" noIndex>
      <Loaded query={query} failure={t`We couldn't load this profile.`}>
        {(profile) => <ProfileView profile={profile} isOpen={profile.email !== null} />}
      </Loaded>
    </Page>
  );
}

const PreviewStrip = () => (
  <aside className={classes.strip}>
    <p>
      <Trans>This is how employers see you.</Trans>
    </p>
    <Link to={pages.profile}>
      <Trans>Back to my profile</Trans>
    </Link>
  </aside>
);

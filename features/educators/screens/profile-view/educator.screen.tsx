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
import { useResource } from "#platform/web/use-resource.ts";
import { fullName } from "../../educator-text.ts";
import { UserProfile } from "../../user-profile.ts";
import { asEmployersSee } from "./as-employers-see.ts";
import { viewParts } from "./profile-parts.ts";
import { ProfileView } from "./profile-view.tsx";
import classes from "./profile-view.module.css";

export const handle = page({ access: "account", shell: "app" });

export default function EducatorScreen() {
  const { t } = useLingui();
  const { slug } = useParams();
  const { userType, employerProfileId } = useSession();
  const { pathname } = useLocation();
  const isOwn = userType === "educator";
  const mayAsk = userType !== "employer" || Boolean(employerProfileId);
  const query = useResource(UserProfile, slug, { include: [...viewParts], enabled: mayAsk });
  if (userType === "employer" && !employerProfileId)
    return <Navigate to={withReturn(pages.selectEmployerProfile, pathname)} replace />;
  if (query.error && [403, 404].includes(query.error.status)) return <NotFound />;
  const name = query.data ? fullName(query.data) : t`Educator profile`;
  return (
    <Page title={name} heading={name} width="form" noIndex>
      {isOwn && query.data && <PreviewStrip />}
      <Loaded query={query} failure={t`We couldn't load this profile.`}>
        {(profile) =>
          isOwn ? (
            <ProfileView profile={asEmployersSee(profile)} isOpen={false} />
          ) : (
            <ProfileView profile={profile} isOpen={profile.email !== null} />
          )
        }
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

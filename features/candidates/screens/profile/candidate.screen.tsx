/**
 * /educators/{slug}: an educator as employers see them; the educator gets the same view, with a banner that says
 * so.
 */
import { Navigate, useLocation, useParams } from "react-router";

import { ProfilePreview } from "#features/educators/screens/profile-view/profile-preview.tsx";
import { profilePrefetchPath } from "#features/educators/screens/profile-view/profile-records.ts";
import { pages } from "#features/paths.ts";
import { routeHandle } from "#features/accounts/screens/session/route-handle.ts";
import { withReturn } from "#platform/web/page/return-path.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { CandidatePage } from "./candidate-page.tsx";

export const handle = routeHandle(
  { access: "account", shell: "app", hasServerData: true },
  (read, { params }) => read(profilePrefetchPath(params.slug!)),
);

export default function CandidateScreen() {
  const { userType, employerProfileId } = useSession();
  const { pathname } = useLocation();
  const { slug = "" } = useParams();
  if (userType === "educator") return <ProfilePreview slug={slug} />;
  if (userType === "employer" && !employerProfileId)
    return <Navigate to={withReturn(pages.selectEmployerProfile, pathname)} replace />;
  return <CandidatePage key={slug} slug={slug} />;
}

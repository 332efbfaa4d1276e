/** Checks who may open a page. Guests log in and come back; the wrong role gets a page that says so, with a link home. */
import { useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";

import { loadProfileCount } from "#features/accounts/screens/session/profile-choice.ts";
import { hasLostProfile } from "#features/accounts/screens/session/lost-profile.ts";
import { type Access, useRouteHandle } from "#features/accounts/screens/session/route-handle.ts";
import { usePageViewer } from "#features/accounts/screens/session/use-page-viewer.ts";
import { pages, roleHome } from "#features/paths.ts";
import { returnPath, withReturn } from "#platform/web/page/return-path.ts";
import { useSession, type Session } from "#features/accounts/screens/session/current-session.ts";
import { NotFound } from "#features/accounts/screens/not-found.tsx";
import { SkeletonRows } from "#platform/web/ui/feedback/skeleton-rows.tsx";
import { useDelayed } from "#platform/web/hooks/use-delayed.ts";
import { Forbidden } from "./forbidden.tsx";
import { type Refusal, refusalOf } from "./page-access.ts";
import { GuestOnly } from "#features/accounts/screens/session/guest-only.tsx";
import classes from "./shell.module.css";

export function Guard({ children }: { children: React.ReactNode }) {
  const { access } = useRouteHandle();
  const session = useSession();
  const location = useLocation();
  const arrived = useArrival(session, location.key);
  const here = location.pathname + location.search + location.hash;

  if (access === "public") return children;
  if (access === "guest") {
    if (arrived === "signed-in")
      return <Navigate to={returnPath(location.search) ?? roleHome(session.userType)} replace />;
    return <GuestOnly>{children}</GuestOnly>;
  }
  if (session.status === "unknown") return <UnknownReader access={access} />;
  if (session.status === "signed-out") return <Navigate to={withReturn(pages.login, here)} replace />;
  const refusal = refusalOf(access, session.userType);
  if (refusal) return <Refused refusal={refusal} />;
  if (access === "employer" && !session.employerProfileId)
    return <ChooseProfile session={session} here={here} />;
  return children;
}

/** On the server and while its page is taken over: only who may not see the page is known by then (entry.server.tsx). */
function UnknownReader({ access }: { access: Access }) {
  const viewer = usePageViewer();
  const refusal = viewer && refusalOf(access, viewer.userType);
  return refusal ? <Refused refusal={refusal} /> : <PendingPage />;
}

const Refused = ({ refusal }: { refusal: Refusal }) =>
  refusal.status === 403 ? <Forbidden requiredUserType={refusal.requiredUserType} /> : <NotFound />;

/** Sends an employer with several profiles to select one, if none is selected or the selected one was lost. */
function ChooseProfile({ session, here }: { session: Session; here: string }) {
  const { employerProfilesCount } = session;
  const isSent = employerProfilesCount !== null || hasLostProfile();
  useEffect(() => {
    if (!isSent) void loadProfileCount().catch(() => undefined);
  }, [isSent]);
  if (!isSent) return <PendingPage />;
  return <Navigate to={withReturn(pages.selectEmployerProfile, here)} replace />;
}

function PendingPage() {
  const isLate = useDelayed(true);
  return (
    <div className={classes.waiting} aria-busy="true">
      {isLate && <SkeletonRows />}
    </div>
  );
}

/** The session as it was on arrival: signing up on a page must not redirect away before the page continues. */
function useArrival({ status }: Session, key: string): Session["status"] {
  const [arrival, setArrival] = useState({ key, status });
  const isNew = arrival.key !== key || (arrival.status === "unknown" && status !== "unknown");
  if (isNew) setArrival({ key, status });
  return isNew ? status : arrival.status;
}

/** The strips on every page of a team: the state of its review, and open invitations. */
import { lazyPart } from "#platform/web/ui/layout/lazy-part.tsx";
import { useCurrentEmployerProfile } from "../current-employer-profile.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { Suspense } from "react";

const StandingStrip = lazyPart(() => import("./standing-strip.tsx").then((module) => module.StandingStrip));
const InvitationStrip = lazyPart(() =>
  import("./invitation-strip.tsx").then((module) => module.InvitationStrip),
);

export function EmployerStanding() {
  const { status, userType } = useSession();
  const employer = useCurrentEmployerProfile()?.employer;
  if (status !== "signed-in" || userType !== "employer") return null;
  const isApproved = !employer?.approvalState || employer.approvalState === "approved";
  return (
    <Suspense>
      {employer && !isApproved && <StandingStrip employer={employer} />}
      <InvitationStrip />
    </Suspense>
  );
}

/** On every page of a program's people: that it waits for its review, what to change, or what remains once turned away. */
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

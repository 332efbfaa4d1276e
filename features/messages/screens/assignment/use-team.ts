/** The people of the employer's team to whom a conversation can be assigned; nobody for educators. */
import { fullName } from "#features/accounts/full-name.ts";
import { useSession } from "#features/accounts/screens/session/current-session.ts";
import { EmployerProfile } from "#features/employers/employer-profile.ts";
import { useCollection } from "#platform/web/data/use-collection.ts";

export interface Teammate {
  id: string;
  name: string;
  isOwn: boolean;
}

export function useTeam() {
  const { userType, employerProfileId } = useSession();
  const team = useCollection(EmployerProfile, { size: 100, enabled: userType === "employer" });
  const teammates = (team.data ?? [])
    // The invited are no members yet.
    .filter(({ invitationState }) => invitationState === null)
    .map((profile): Teammate => ({
      id: profile.id,
      name: fullName(profile),
      isOwn: profile.id === employerProfileId,
    }));
  return { teammates, isAlone: teammates.length < 2, isLoading: team.isLoading };
}

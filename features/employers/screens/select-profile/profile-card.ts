/** One of the own employer profiles, as the choice between them shows it. */
import type { CurrentEmployerProfile } from "../current-employer-profile.ts";

export interface ProfileCard {
  id: string;
  employerId: string;
  name: string;
  image: string | null;
  position: string | null;
  /** Cities, each once. */
  places: string[];
  newApplicants: number;
  /** Conversations with something to read. */
  unread: number;
}

/** From a profile linked with its employer and the employer's locations. */
export function toProfileCard(profile: CurrentEmployerProfile): ProfileCard {
  const { employer, meta } = profile;
  const cities = (employer?.locations ?? []).map(({ city }) => city).filter((city) => city !== null);
  return {
    id: profile.id,
    employerId: employer?.id ?? "",
    name: employer?.name ?? "",
    image: employer?.profileImage?.mediumUrl ?? null,
    position: profile.position,
    places: [...new Set(cities)],
    newApplicants: meta?.newApplicantsCount ?? 0,
    unread: meta?.unreadCount ?? 0,
  };
}

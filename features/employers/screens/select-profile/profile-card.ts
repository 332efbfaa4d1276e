/** One of the own employer profiles, as the choice between them shows it. */

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
export function toProfileCard(profile: { id: string; position: string | null; meta?: object }): ProfileCard {
  const { employer, meta } = profile as unknown as LinkedProfile;
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

interface LinkedProfile {
  employer?: {
    id: string;
    name: string;
    profileImage?: { mediumUrl?: string } | null;
    locations?: { city: string | null }[];
  };
  meta?: { newApplicantsCount?: number; unreadCount?: number };
}
